const titleWords =
  /\b(accountant|administrator|advisor|adviser|analyst|apprentice|architect|assistant|associate|attendant|auditor|baker|bookkeeper|carer|cashier|chef|clerk|coach|consultant|cook|coordinator|curator|designer|developer|director|driver|editor|electrician|engineer|executive|founder|head|instructor|intern|internship|journalist|lawyer|lead|lecturer|librarian|manager|mechanic|nurse|officer|operator|owner|paralegal|pharmacist|physician|planner|plumber|president|producer|programmer|receptionist|recruiter|representative|researcher|sales ?person|scientist|secretary|specialist|strategist|supervisor|teacher|technician|therapist|trainee|trainer|translator|tutor|waiter|waitress|welder|worker|writer)\b/i;
const degreeWords =
  /\b(associate|bachelor|master|doctor|doctorate|diploma|degree|certificate|minor|major|mba|phd|ph\.d|b\.?sc?|m\.?sc?|b\.?a|m\.?a|b\.?eng|m\.?eng|ged|a-levels?|high school diploma|apprenticeship|licen[cs]e)\b/i;
const schoolWords =
  /\b(academy|college|conservatory|faculty|gymnasium|hochschule|institute|polytechnic|school|seminary|universit\w*|université|universidad)\b/i;

/** tellJob names position and company; null when the words do not say which is which. */
export function tellJob(head: readonly string[]): { position: string; company: string } | null {
  const told = tellApart(
    head,
    (part) => titleWords.test(part),
    () => false,
  );
  return told && { position: told.one, company: told.other };
}

/** tellStudy names degree, field and school; null when the words do not say which is which. */
export function tellStudy(head: readonly string[]): { degree: string; field: string; institution: string } | null {
  const told = tellApart(
    head,
    (part) => degreeWords.test(part) && !schoolWords.test(part),
    (part) => schoolWords.test(part),
  );
  if (!told) return null;
  const [degree = '', ...field] = told.one.split(/(?<!\s)\s+in\s+/i);
  return { degree, field: field.join(' in '), institution: told.other };
}

type Is = (part: string) => boolean;

/**
 * Certain is only this: one part alone, the first or the last line's first, is of the one kind. What follows it is the
 * other kind with its place; what stands before it is the other kind too.
 */
function tellApart(head: readonly string[], isOne: Is, isOther: Is): { one: string; other: string } | null {
  const parts = partsOf(head);
  const ones = parts.filter(isOne);
  const [one] = ones;
  if (parts.length < 2 || ones.length !== 1 || one === undefined) return null;
  const at = parts.indexOf(one);
  const others = parts.filter((_, index) => index !== at);
  const named = others.filter(isOther);
  // The other kind leads its place: "Seattle, University of Washington" leaves open what Seattle is to it.
  if (named.length > 1) return null;
  return { one, other: others.join(', ') };
}

function partsOf(head: readonly string[]): string[] {
  const separators = head.some((line) => /\s[|·•–—]\s|\sat\s/.test(line)) ? /(?<!\s)\s+(?:[|·•–—]|at)\s+/ : /,\s+/;
  return head
    .flatMap((line) => line.split(separators))
    .map((part) => part.trim())
    .filter(Boolean);
}
