import type { FactCheck } from '@tailwright/contracts/facts';
import { plainInline } from '@tailwright/resume-text/text/clean-text';
import { splitWords } from '../text/words.js';
import { findJobTitle } from '@tailwright/resume-text/posting/posting-title';
import { checkClaim } from './check-claim.js';
import { inSentence, type Doubt } from './doubt.js';
import type { Entry } from '@tailwright/resume-text/document/resume-document';
import { readEvidence, type Evidence } from './evidence.js';
import type { LetterToGuard } from './guard.js';
import { raisedScope } from './claims/scope.js';
import { splitSentences } from '../text/sentences.js';

interface Letter {
  evidence: Evidence;
  /** Words of the form and of the job's title: they may be named, they prove nothing. */
  form: Set<string>;
  title: string;
  posting: Set<string>;
}

/** checkLetter takes out every sentence that says of the person what the original does not. */
export function checkLetter({ original, form, jobDescription, letter: text, today }: LetterToGuard): {
  text: string;
  report: FactCheck;
} {
  const letter: Letter = {
    evidence: readEvidence(original, today),
    form: wordsOf(`${form.applicantName} ${form.companyName ?? ''} ${form.recipientName ?? ''}`),
    title: findJobTitle(jobDescription),
    posting: wordsOf(jobDescription),
  };
  const notAdded: Doubt[] = [];
  let checked = 0;
  const known = new Map<string, Doubt[]>();
  const paragraphs = text.replace(/\r\n?/g, '\n').split(/\n/);
  const kept = paragraphs.map((paragraph) => {
    const sentences = splitSentences(paragraph);
    const good = sentences.filter((sentence) => {
      if (sentence.trim() === '') return true;
      checked += 1;
      const doubts = known.get(sentence) ?? doubtsAbout(plainInline(sentence), letter);
      known.set(sentence, doubts);
      notAdded.push(...inSentence(doubts, plainInline(sentence)));
      return doubts.length === 0;
    });
    return good.length === sentences.length ? paragraph : good.join(' ');
  });
  const result = notAdded.length === 0 ? text : kept.join('\n').replace(/\n{3,}/g, '\n\n');
  return { text: result, report: { checked, notAdded } };
}

const formalities =
  /^(?:(?:dear|hello|hi|to whom)\b.{0,80}[,:]|(?:sincerely|yours|kind|best|warm|with|regards|respectfully)\b[^.!?]{0,30},?)$/i;
const aboutThem =
  /\b(?:your|you|the) (?:posting|advert\w*|job description|requirements?|team|company|organization|role|position|description|needs?|mission|values|work|ad)\b/i;
const aboutMe = /\b(?:I|I['’]\w+|my|mine|me|we|our)\b/;
const wish =
  /\b(?:would|will|could|hope|look forward|looking forward|excited|eager|keen|welcome|delighted|thrilled|glad|grateful|wish|want|excit\w+|love|believe|interest(?:ed)?|drawn|thank|apply|applying|application|letter)\b/i;

/** A letter is its writer's: who says of "this candidate" what they are has only repeated an order. */
const aboutSomebody = /\b(?:this|the) (?:candidate|applicant) (?:is|has|was|deserves|should|must|will)\b/i;

function doubtsAbout(sentence: string, letter: Letter): Doubt[] {
  if (formalities.test(sentence.trim())) return [];
  if (aboutSomebody.test(sentence) && !aboutMe.test(sentence))
    return [{ kind: 'statement', text: sentence, reason: 'Your resume does not say this.' }];
  const framed = withoutPosition(sentence, letter.title);
  const isTheirs = !aboutMe.test(framed) && aboutThem.test(framed);
  const allowed = new Set([...letter.form, ...(isTheirs ? letter.posting : [])]);
  const { doubts } = checkClaim(framed, letter.evidence, 'letter', allowed);
  if (doubts.length > 0)
    return isTheirs ? doubts.filter((doubt) => doubt.kind !== 'number' && doubt.kind !== 'scope') : doubts;
  const { entry, deed } = roleOf(framed, letter.evidence);
  return entry || isDeed(deed) ? doubtsAboutDeed(deed, entry, letter, allowed) : [];
}

/** "As Nurse at Riverside, I …" says whose work it was: the deed must be that entry's. */
function roleOf(sentence: string, { resume }: Evidence): { entry: Entry | undefined; deed: string } {
  const at = /,\s+(?=I\s)/.exec(sentence)?.index ?? -1;
  const role = sentence.slice(0, Math.max(0, at)).toLowerCase();
  const names = (text: string) => text === '' || role.includes(text.toLowerCase());
  const entry = resume.sections
    .flatMap((section) => section.entries)
    .find(({ organization, title }) => `${organization}${title}` !== '' && names(organization) && names(title));
  return entry ? { entry, deed: sentence.slice(at + 1).trim() } : { entry: undefined, deed: sentence };
}

function doubtsAboutDeed(deed: string, entry: Entry | undefined, { evidence }: Letter, allowed: Set<string>): Doubt[] {
  const { doubts, nearest } = checkClaim(deed, evidence, 'bullet', allowed);
  const home = nearest?.source.entry;
  if (entry && home && home !== entry && nearest.coverage >= 0.45 && home.organization !== entry.organization) {
    return [{ kind: 'employer', text: deed, reason: 'Your resume says this of another employer.' }];
  }
  const raised = nearest && nearest.coverage >= 0.3 ? raisedScope(deed, nearest.source.text, evidence.text) : undefined;
  if (raised) return [{ kind: 'scope', text: raised, reason: 'Your resume describes a smaller part.' }];
  const mixed = doubts.filter((doubt) => doubt.kind === 'number' && doubt.reason.includes('something else'));
  const unsaid = doubts.filter(
    (doubt) => doubt.kind === 'statement' && (doubt.text === deed || doubt.text.includes(', ')),
  );
  return [...mixed, ...unsaid];
}

/** "I built …" and "I have led …" tell a deed; "I would be glad to …" does not. */
function isDeed(sentence: string): boolean {
  return (
    /\bI (?:(?:also|have|then|recently|successfully|currently|\p{L}+ly) )*(?!(?:am|was|have|had|can|would|will|hope|look|believe|know|feel|saw|read (?:your|the|about)|want|wish|refer|enclose|admire|understand|see|bring|enjoy|love|should|could|currently|most|also|work|worked|hoped|found|noticed|learned|came|heard)\b)\p{L}+/u.test(
      sentence,
    ) && !(wish.test(sentence) && !/\bI (?:have|also)? ?\p{L}+ed\b/u.test(sentence))
  );
}

/** The job applied for may be named; naming it is no claim to have held it. */
function withoutPosition(sentence: string, title: string): string {
  let text = sentence;
  if (title !== '' && /\b(?:appl|position|role|post|opening|opportunity|vacancy|interest|join|posting)/i.test(text)) {
    const at = text.toLowerCase().indexOf(title.toLowerCase());
    if (at >= 0 && !/\b(?:as|was|am) (?:an? |the )?$/i.test(text.slice(0, at)))
      text = `${text.slice(0, at)}${text.slice(at + title.length)}`;
  }
  return text;
}

function wordsOf(text: string): Set<string> {
  return new Set(splitWords(text).map((word) => word.key));
}
