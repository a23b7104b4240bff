import type { FactCheck } from '@tailwright/contracts/facts';
import { plainInline } from '../resume-text/clean.js';
import { splitWords } from '../resume-text/words.js';
import { findJobTitle } from '../analysis/job-title.js';
import { checkClaim } from './check-claim.js';
import type { Doubt } from './doubt.js';
import { readEvidence, type Evidence } from './evidence.js';
import type { LetterForm } from './guard.js';
import { raisedScope } from './scope.js';
import { splitSentences } from './sentences.js';

interface Letter {
  evidence: Evidence;
  /** Words of the form and of the job's title: they may be named, they prove nothing. */
  form: Set<string>;
  title: string;
  posting: Set<string>;
}

/** checkLetter takes out every sentence that says of the person what the original does not. */
export function checkLetter(
  original: string,
  form: LetterForm,
  jobDescription: string,
  text: string,
): { text: string; report: FactCheck } {
  const letter: Letter = {
    evidence: readEvidence(original),
    form: wordsOf(`${form.applicantName} ${form.companyName ?? ''} ${form.recipientName ?? ''}`),
    title: findJobTitle(jobDescription),
    posting: wordsOf(jobDescription),
  };
  const notAdded: Doubt[] = [];
  let checked = 0;
  const paragraphs = text.replace(/\r\n?/g, '\n').split(/\n/);
  const kept = paragraphs.map((paragraph) => {
    const sentences = splitSentences(paragraph);
    const good = sentences.filter((sentence) => {
      if (sentence.trim() === '') return true;
      checked += 1;
      const doubts = doubtsAbout(plainInline(sentence), letter);
      notAdded.push(
        ...doubts.map((doubt) => ({
          ...doubt,
          text: doubt.text === sentence ? sentence : `${doubt.text} — ${plainInline(sentence)}`,
        })),
      );
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

function doubtsAbout(sentence: string, letter: Letter): Doubt[] {
  if (formalities.test(sentence.trim())) return [];
  const allowed = new Set(letter.form);
  const framed = withoutPosition(sentence, letter.title);
  const isTheirs = !aboutMe.test(framed) && aboutThem.test(framed);
  if (isTheirs) for (const word of letter.posting) allowed.add(word);
  const { doubts } = checkClaim(framed, letter.evidence, 'letter', allowed);
  const asBullet = checkClaim(framed, letter.evidence, 'bullet', allowed);
  if (doubts.length > 0)
    return isTheirs ? doubts.filter((doubt) => doubt.kind !== 'number' && doubt.kind !== 'scope') : doubts;
  if (!isDeed(framed)) return [];
  const nearest = asBullet.nearest;
  const raised =
    nearest && nearest.coverage >= 0.3 ? raisedScope(framed, nearest.source.text, letter.evidence.text) : undefined;
  if (raised) return [{ kind: 'scope', text: raised, reason: 'Your resume describes a smaller part.' }];
  if (asBullet.doubts.some((doubt) => doubt.kind === 'number' && /something else/.test(doubt.reason)))
    return asBullet.doubts;
  const unsaid = asBullet.doubts.filter((doubt) => doubt.kind === 'statement');
  return unsaid.filter((doubt) => doubt.text === framed || doubt.text.split(', ').length >= 2);
}

/** "I built …" and "I have led …" tell a deed; "I would be glad to …" does not. */
function isDeed(sentence: string): boolean {
  return (
    /\bI (?:(?:also|have|then|recently|successfully|currently|\p{L}+ly) )*(?!am\b|was\b|have\b|had\b|can\b|would\b|will\b|hope\b|look\b|believe\b|know\b|feel\b|saw\b|read\b|want\b|wish\b|refer\b|enclose\b|admire\b|understand\b|see\b|bring\b|enjoy\b|love\b|should\b|could\b|currently\b|work\b|worked\b)\p{L}+/u.test(
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
