import { isOrganization, isTitle } from '@tailwright/resume-text/recognizers/titles';
import { knownHeading } from './headings.js';
import { isAboutApplying } from './how-to-apply.js';
import { verbForm } from './verbs.js';

/** "Ref: TT/4471-B", "Job ID R-20418": the number by which an advert is filed. */
const advertNumber =
  /^(?:(?:our|job|advert|vacancy|posting|position|requisition|req|post|role) )?(?:ref(?:erence|\.)?|id|number|no\.?|code)(?: (?:no\.?|number|code|id))?\s?[:#.–-]?\s?(?=[^\s]*\d)[\p{L}\d][\p{L}\d/.#_-]{1,30}$/iu;

/** "My client, a brewery group, needs 3 x Developers", "The School wishes to appoint a Lecturer": what the advert is for. */
const opening =
  /^(?:(?:my|our) client\b.{0,80}?\b(?:needs?|requires?|seeks?|wants?|(?:is|are) (?:now |currently )?(?:looking|seeking|hiring|recruiting|searching))\b|.{2,90}? (?:wish(?:es)?|seeks?|would like|(?:is|are) (?:looking|seeking|pleased|delighted)) to (?:appoint|recruit)\b|.{2,90}? invites? applications\b)/iu;
const ownConditions = /\b(?:experience|experienced|knowledge|must|certif\w+|licen[cs]e\w*|degree|years?)\b/iu;

/** "The Northern Parks Trust looks after 40 parks": the employer, or a part of it, and what it does. */
const employer =
  /^[^.;:!?]{1,80}?\b(?:team|company|department|authority|trust|council|group|practice|firm|organi[sz]ation|directorate|division|university|college|hospital|foundation|charity|association|agency|bank|business|unit|clinic|museum|branch|school|office|plant)(?: (?:now|currently|today|proudly|also))? (?:has|have|is|was|takes|took|looks|supports|serves|operates|employs|runs|provides|offers|delivers|owns|makes|builds|covers|cares|advises|raises|welcomes|employs)\b/iu;
const person =
  /\b(?:you|your|must|will|should|candidates?|applicants?|post ?holders?|appointee|successful|essential|required|looking for|seeking)\b/iu;

/** "Relocation flight and exam fee paid", "no late shifts": what the person is given. */
const given =
  /\b(?:visas?|fees?|flights?|relocation|accommodation|housing|training|uniforms?|equipment|tools|travel|exams?|meals|parking)\b[^.]{0,80}\b(?:is |are )?(?:paid|provided|covered|reimbursed|funded|supplied|free)\b(?! by (?:you|the candidate))|^paid (?:annual|breaks|days?|holidays?|leave|overtime|parental|professional|sick|time|training)\b|^(?:free|subsidi[sz]ed) (?:\p{L}+ )?(?:gym|lunch|meals?|membership|parking|travel|uniform)\b|^(?:attractive|competitive|generous) (?:benefits?|holidays?|leave|package|pay|rates?|salary)\b|^(?:we (?:have|work|do) )?no (?:\w+ ){0,2}(?:shifts?|nights?|weekends?|overtime|on[- ]call|travel)\b(?! (?:restrictions?|experience))/iu;

/** "Visa sponsorship is possible": an offer. */
const sponsorship =
  /\bsponsorship\b[^.]{0,40}\b(?:is|are|can be|may be|will be)\b (?:available|considered|given|offered|possible|provided)\b|\b(?:need|require)s? (?:visa )?sponsorship\b[^.]{0,20}\b(?:are|will be) (?:considered|welcome)\b/iu;

/** "PALS not required", "No experience necessary", "You report to the Corporate Controller". */
const notWanted =
  /(?<!\p{L})not (?:required|needed|necessary|essential|a requirement)(?!\p{L})|^no (?:\p{L}+ ){1,4}(?:is )?(?:required|needed|necessary)\b/iu;
const superior =
  /^(?:[\p{L}’']+ ){0,4}(?:reports?|reporting) (?:directly )?(?:in)?to (?:the |our |an? )?(\p{L}[\p{L}&,’' -]{3,60})\.?$/iu;

/** These sections are about the person; "Training" and "Safeguarding" alone may be asked for. */
const namedByHeading: ReadonlySet<string | undefined> = new Set(['required', 'preferred', 'duty', 'apply']);
const headingWordsMax = 3;

/** "Essential", "Main tasks", "experience": a heading that stands in a row of other things, or what is left of a sentence. */
function isBareHeading(text: string): boolean {
  return text.split(/\s+/).length <= headingWordsMax && !/\d/.test(text) && namedByHeading.has(knownHeading(text));
}

/** isNoRequirement is true for what is said not to be wanted, for whom the person reports to, and for a heading alone. */
export function isNoRequirement(text: string): boolean {
  const named = superior.exec(text)?.[1] ?? '';
  // "Senior Manager, Events" is the manager of something.
  const [title = ''] = named.split(',');
  // "… and cover three terminals" is work.
  const goesOn = [...named.matchAll(/ and (\p{Ll}+)/gu)].some(([, word = '']) => verbForm(word) !== undefined);
  return (
    (notWanted.test(text) && !/[;,]|\bbut\b/.test(text)) ||
    (!goesOn && (isTitle(named) || isTitle(title))) ||
    isBareHeading(text)
  );
}

/** isAdvertNumber is true for a line of nothing but the number of the advert. */
function isAdvertNumber(text: string): boolean {
  return text.length <= 60 && advertNumber.test(text);
}

/** "Department: Brand & Client Experience": a field at the head of an advert. */
const field =
  /^(?:department|division|directorate|faculty|business unit|job (?:title|family|category|field|function|type)|position title|category|line manager|reports to|flsa(?: status)?|(?:number of )?(?:applicants|vacancies|openings|positions)|(?:employment )?status|agency|age limit|client|closing date|contract (?:duration|type)|duty station|employment type|functional area|industry(?: type)?|posted(?: on)?|recruiter|role category|sector|work(?:ing)? location) ?: {0,3}\S[^.]{0,80}$/iu;

/** "Applications reviewed on a rolling basis", "Pay is based on skills": how people are chosen and paid. */
const terms =
  /^(?:applications? (?:are |is |will be )?(?:reviewed|accepted|considered)|(?:selected|successful|shortlisted) (?:applicants?|candidates?) (?:will (?:complete|be invited)|must complete an? (?:assessment|test))|(?:individual |base |actual |starting )?(?:pay|salary|compensation) (?:is|will be|depends|ranges?)|(?:sign[- ]?on|signing|joining) bonus|closing date\b|posted \d{1,2} (?:hours?|days?|weeks?|months?) ago|canvassing (?:will|may|is|dis))\b/iu;

/** "Registered charity 1102938", "EA Licence No: 07C3147": the number under which the employer is known to an authority. */
const registration =
  /^(?:(?:our|the|registered|scottish|company|business|employment agency|agency|ea|recruitment|vat|tax|charity|abn|acn|ein|rc)[ :.]{1,3}){1,4}(?:(?:licen[cs]e|registration|reg|charity|company|number|no)[ :.]{1,3}){0,3}(?:of \p{L}+ [\p{L} ]{2,30})?\(?[\p{Lu}\d-]{0,6}\d[\p{Lu}\d/ -]{3,20}\)?$/iu;
/** "E = essential, D = desirable": what the marks beside a list stand for. */
const legend =
  /(?<!\p{L})\p{Lu} ?= ?(?:application|assessment|desirable|essential|interview|preferred|references?|required|test)(?!\p{L})/iu;
/** "Our values are …", "Sound like you?": the employer about itself, and to the reader. */
const talk =
  /^our (?:core )?(?:culture|mission|motto|purpose|values|vision)\b.{0,40}\b(?:are|is)\b|^(?:(?:does )?(?:this|that) )?(?:sounds?|is|if this is|['’]?s|that['’]s|this is) (?:like )?you\b|^(?:eoe|eeo|aa\/eoe)\b/iu;

/** isAboutAdvert is true for what names or opens the advert and asks nothing of the person. */
export function isAboutAdvert(text: string): boolean {
  return (
    isAboutApplying(text) ||
    isAdvertNumber(text) ||
    field.test(text) ||
    terms.test(text) ||
    registration.test(text) ||
    legend.test(text) ||
    talk.test(text) ||
    (opening.test(text) && !ownConditions.test(text))
  );
}

/** isAboutEmployer is true for a sentence that tells what the employer does, not what the person is to do. */
export function isAboutEmployer(text: string): boolean {
  return /^\p{Lu}/u.test(text) && (employer.test(text) || hasNameAsSubject(text)) && !person.test(text);
}

/** "Stateline Health Foundation raises funds": the name of an employer, and what it does; "Patient Navigator" is a job. */
function hasNameAsSubject(text: string): boolean {
  const [, name = '', verb = ''] =
    /^((?:\p{Lu}[\p{L}&'’.-]{1,30} ){2,6}|\p{Lu}[\p{L}&'’.-]{1,30} (?:of|for) (?:\p{Lu}[\p{L}&'’.-]{1,30} ){1,4})(\p{Ll}{3,20}) /u.exec(
      text,
    ) ?? [];
  const reading = verbForm(verb);
  return reading?.form === 'third' && isOrganization(name.trim()) && !isTitle(name.trim());
}

/**
 * tellsOfNamed is true for a sentence whose subject is the employer by name, as the posting names it elsewhere: "Larch keeps 40
 * boats", or the name alone. The first word may stand for the whole name.
 */
export function tellsOfNamed(text: string, employer: string): boolean {
  const subject = [employer, employer.split(/\s/, 1)[0] ?? ''].find(
    (name) => name.length >= nameCharsMin && startsWith(text, name),
  );
  if (subject === undefined || person.test(text)) return false;
  const rest = text
    .slice(subject.length)
    .replace(/^['’]s\b/u, '')
    .trim();
  const [verb = ''] = rest.split(/[\s,]/, 1);
  return (
    rest === '' ||
    /^(?:is|was|has|are|have)$/u.test(verb) ||
    (/^\p{Ll}/u.test(verb) && verbForm(verb)?.form === 'third')
  );
}

const nameCharsMin = 4;

function startsWith(text: string, name: string): boolean {
  return text.startsWith(name) && !/^[\p{L}\d]/u.test(text.slice(name.length));
}

/** isGiven is true for what the employer pays or spares the person. */
export function isGiven(text: string): boolean {
  return given.test(text) || sponsorship.test(text);
}
