import { contactPieces, hasContact } from '@tailwright/resume-text/recognizers/contacts';
import { findDates } from '@tailwright/resume-text/recognizers/dates';
import type { Entry } from '@tailwright/resume-text/document/resume-document';
import { readResume } from '@tailwright/resume-text/read-resume';
import { splitCells } from '@tailwright/resume-text/text/split-cells';
import { renderHead, renderResume } from '@tailwright/resume-text/document/render-resume';
import { inline, otherHeading } from '@tailwright/resume-text/text/markdown';
import { checkClaim } from './check-claim.js';
import { addedDoubt } from './added-doubt.js';
import { isBareHeading, isLabel, rowsAsPrinted } from './as-printed.js';
import { claimCharsMax, fittedShare, judgeClaim, weighClaim } from './judge-claim.js';
import { Lexis } from './words/lexis.js';
import { checkContact } from './check-contact.js';
import { checkDates } from './check-dates.js';
import { checkSkillRow } from './check-skills.js';
import { checkBullet } from './check-bullet.js';
import { inSentence, type Doubt } from './doubt.js';
import type { GuardedResume, ResumeToGuard } from './guard.js';
import { KnownEdits } from './known-edits.js';
import { readHeads, writtenHead } from './read-heads.js';
import { kindOf, readToldClaims, type ToldClaim } from './told-claims.js';
import { withOwnFences, type OwnFences } from './own-fences.js';
import type { Pass } from './pass.js';
import type { Told } from './told.js';
import { readEvidence, type Evidence } from './evidence.js';
import { missingFacts, restore } from './kept.js';
import { standsNearby } from './head-nearby.js';
import { leavesOutRank } from './claims/lowering-ranks.js';
import { leavesOut } from './match-entry.js';
import { outline, type Row } from './outline.js';
import { isWrittenSo } from './written-so.js';
import { isTimeOff } from './claims/time-off.js';
import { isOnlyAsked, isTitleOfPosting, namesTitleOfPosting } from './claims/title-of-posting.js';
import { onceForEach } from './words/once-for-each.js';
import { targetLine } from '../posting/target-line.js';
import { splitSentences } from '../text/sentences.js';
import { splitWords } from '../text/words.js';

/** checkResume takes out or reverts every claim the original does not support, and puts back what was lost. */
export function checkResume({
  original,
  tailored,
  today,
  jobDescription,
  edits = [],
  removed = [],
  restores = true,
}: ResumeToGuard & { restores?: boolean }): GuardedResume {
  const evidence = readEvidence(original, today);
  const known = new KnownEdits(edits, evidence, removed);
  const fenced = withOwnFences(tailored, evidence);
  const markdown = asMarkdown(fenced);
  const rows = outline(markdown);
  const heads = readHeads(rows, evidence);
  const posting = jobDescription === undefined ? undefined : new Lexis(jobDescription);
  // What the person applies for is said of the job and not of them.
  const target = jobDescription === undefined ? '' : targetLine(jobDescription);
  const printed = rowsAsPrinted(rows, evidence);
  for (const row of rows) if (row.role === 'top' && row.text === target) printed.add(row);
  const claims = readToldClaims(rows, heads).filter(({ row }) => !printed.has(row));
  const pass: Pass = {
    evidence,
    edits: known,
    posting,
    out: [],
    notAdded: [],
    checked: 0,
    entry: undefined,
    isDropped: false,
    reverted: new Set(),
    isMended: false,
    heads,
    addedDoubt: doubtOf(claims, { evidence, edits: known, posting }),
  };
  rows.forEach((row, index) => {
    if (row.role !== 'blank') pass.checked += 1;
    if (printed.has(row)) keepRow(row, pass);
    else if (row.role === 'entry') checkHead(row, rows.slice(index + 1, index + 4), pass);
    else checkRow(row, pass);
  });
  const kept = pass.notAdded.length === 0 && !pass.isMended ? markdown : tidied(pass.out, evidence);
  const isWhole = fenced.isVerbatim || !restores;
  const missing = isWhole ? [] : missingFacts(evidence, kept, (line) => known.isReplaced(line));
  const text = restore(kept, missing);
  return {
    text,
    report: { checked: pass.checked, notAdded: unique(pass.notAdded) },
    edits: known.stillIn(text, edits),
  };
}

/** The doubt that a text as a whole adds to each of its claims; what stands in the original already tells nothing of it. */
function doubtOf(claims: readonly ToldClaim[], { evidence, edits, posting }: KnownOf): number {
  const odds = claims.flatMap(({ told, row }) => {
    if (edits.isOwn(row.text)) return [];
    const cited = edits.citedBy(told.text, told.entry) ?? edits.citedBy(row.text, told.entry);
    const weighed = weighClaim({ ...told, cited }, evidence, posting);
    return weighed.isOwn ? [] : [weighed.odds];
  });
  return addedDoubt(odds, fittedShare());
}

type KnownOf = Pick<Pass, 'evidence' | 'edits' | 'posting'>;

/** A model that forgot its Markdown wrote a resume all the same: it is laid out first, then checked. */
function asMarkdown({ markdown, isVerbatim }: OwnFences): string {
  if (isVerbatim || /^#{1,3}\s/m.test(markdown)) return markdown;
  const resume = readResume(markdown);
  return resume.sections.length === 0 ? markdown : renderResume(resume);
}

/** What stands where it stood is let through, and what follows is told of it. */
function keepRow(row: Row, pass: Pass): void {
  if (row.role === 'section') pass.entry = undefined;
  if (row.role === 'entry' && !isLabel(row)) pass.entry = pass.heads.get(row)?.home;
  pass.isDropped = false;
  pass.out.push(row.raw);
}

function checkRow(row: Row, pass: Pass): void {
  if (pass.isDropped && row.role !== 'section' && row.role !== 'name') return;
  if (row.role === 'section') {
    pass.entry = undefined;
    pass.isDropped = false;
    const isNew = row.kind === 'other' && checkHeading(row, pass.evidence);
    pass.out.push(isNew ? `## ${otherHeading}` : row.raw);
  } else if (row.role === 'name') checkName(row, pass);
  else if (row.role === 'top') checkTop(row, pass);
  else if (row.role === 'bullet' || row.role === 'text') checkText(row, pass);
  else if (row.role === 'dates') checkDates(row, pass);
  else pass.out.push(row.raw);
}

function checkHeading(row: Row, evidence: Evidence): boolean {
  return (
    row.text.toLowerCase() !== otherHeading.toLowerCase() &&
    !evidence.resume.sections.some((section) => section.heading.toLowerCase() === row.text.toLowerCase()) &&
    checkClaim(row.text, evidence, 'summary').doubts.length > 0
  );
}

const isOwnName = onceForEach((name, { resume, sources }) => {
  const own = new Set(splitWords(`${resume.person.name} ${sources[0]?.text ?? ''}`).map((word) => word.key));
  return splitWords(name).every((word) => own.has(word.key));
});

function checkName(row: Row, pass: Pass): void {
  if (isOwnName(row.text, pass.evidence)) {
    pass.out.push(row.raw);
    return;
  }
  pass.notAdded.push({ kind: 'contact', text: row.text, reason: 'Your resume gives another name.' });
  if (pass.evidence.resume.person.name !== '') pass.out.push(`# ${inline(pass.evidence.resume.person.name)}`);
}

/** Checks the head of a job or a study with the up to three rows below it. */
function checkHead(row: Row, next: Row[], pass: Pass): void {
  const { evidence } = pass;
  const known = pass.heads.get(row);
  if (!known) return;
  const { dates, matched, home } = known;
  const parts = [row.text, dates?.text ?? ''].flatMap((text) => splitCells(text));
  const [title = ''] = row.text.split('|');
  const isNearby =
    !matched.isOtherDegree &&
    !namesTitleOfPosting(title, pass.posting, evidence) &&
    standsNearby(row.text, dates?.text ?? '', matched.entry, evidence, {
      isTitleAsked: isTitleOfPosting(title, pass.posting, evidence),
    });
  const isRaised = matched.entry !== undefined && leavesOutRank(title, matched.entry.title);
  const isOwn =
    matched.doubts.length === 0 ||
    isTimeOff([row.text, dates?.text ?? ''].join(' '), evidence) ||
    (!matched.isHeldTooSoon && (isNearby || (!isRaised && isWrittenSo(parts, evidence))));
  // A job told in a sentence has no entry of its own; another one that shares a word with it is not meant.
  const meant = isNearby && isOfAnother(matched.doubts) ? undefined : matched.entry;
  // A head that nothing supports falls back to that of the entry its lines were taken from.
  const found = meant ?? (isOwn ? undefined : home);
  const entry = isOwn || standsUnder(row, found, evidence) ? found : undefined;
  pass.entry = home;
  pass.isDropped = !isOwn && entry === undefined;
  if (!isOwn) pass.notAdded.push(...matched.doubts);
  if (pass.isDropped) return;
  // A title and an employer that stand nearby are the person's own, however the original was read.
  const isWhole = (isNearby || matched.doubts.length === 0) && row.text.includes('|');
  if (
    isOwn &&
    (entry === undefined || isWhole || !leavesOut(`${row.text} ${textBelow(next)}`, entry, isNearby && matched.isWhole))
  ) {
    pass.out.push(row.raw);
    if (entry) restorePeriod(row, dates, entry, pass);
    return;
  }
  if (entry === undefined) return;
  pass.isMended = true;
  const [head = '', ...span] = writtenHead(entry);
  pass.out.push(head, '', ...span);
  if (dates) {
    dates.role = 'blank';
    dates.raw = '';
  }
}

/** Neither the title nor the employer of a head is the one of the entry that it was held against. */
function isOfAnother(doubts: readonly Doubt[]): boolean {
  const kinds = new Set(doubts.map(({ kind }) => kind));
  return (kinds.has('title') && kinds.has('employer')) || (kinds.has('degree') && kinds.has('institution'));
}

/** The head of a job never takes the place of one among the studies, nor that of a study of one among the jobs. */
function standsUnder({ kind }: Row, entry: Entry | undefined, { resume }: Evidence): boolean {
  const own = resume.sections.find(({ entries }) => entry !== undefined && entries.includes(entry))?.kind;
  return ![own, kind].includes('experience') || ![own, kind].includes('education');
}

function textBelow(next: Row[]): string {
  return next
    .filter((each) => each.role === 'dates' || each.role === 'text')
    .map((each) => each.text)
    .join(' ');
}

/** A header whose period was left out gets it back. */
function restorePeriod(row: Row, dates: Row | undefined, entry: Entry, pass: Pass): void {
  const isTold = dates !== undefined || entry.dates === '' || findDates(row.text).length > 0;
  if (isTold) return;
  pass.out.push('', ...renderHead(entry).slice(1));
  pass.isMended = true;
}

/** What is wrong with the contact details of a line; undefined for a line that gives none. */
const contactsIn = onceForEach((text, evidence) => {
  // A longer line is no row of contacts; it is judged as a claim.
  if (text.length > claimCharsMax) return undefined;
  const pieces = contactPieces(text);
  return hasContact(text) || pieces.length >= 2 ? checkContact(text, evidence, pieces) : undefined;
});

function checkTop(row: Row, pass: Pass): void {
  const contacts = contactsIn(row.text, pass.evidence);
  if (!contacts) {
    checkText(row, pass);
    return;
  }
  // What is told beside the contacts is a claim like any other: "Organ Builder | Eleven years in tuning".
  const pieces = contactPieces(row.text);
  // Words of the original in another order may still be a title that the person never had: "Regional Sales Manager | Leeds".
  const titles = pieces
    .filter((piece) => isOnlyAsked(piece, pass.posting, pass.evidence))
    .map((text) => ({ kind: 'title' as const, text, reason: 'Your resume does not give you this title.' }));
  const doubts = [...titles, ...contacts.doubts.filter(({ text }) => !isSaidOnTop(text, pass))];
  pass.notAdded.push(...doubts);
  const left = new Set(doubts.map(({ text }) => text));
  const kept = pieces.filter((piece) => !left.has(piece));
  pass.out.push(doubts.length === 0 ? row.raw : kept.map(inline).join(' · '));
}

function isSaidOnTop(text: string, { evidence, posting, addedDoubt }: Pass): boolean {
  if (hasContact(text)) return false;
  const told: Told = { text, kind: 'summary', isHeadline: true };
  return judgeClaim(told, evidence, posting, addedDoubt).doubts.length === 0;
}

function checkText(row: Row, pass: Pass): void {
  if (pass.edits.isOwn(row.text)) {
    pass.out.push(row.raw);
    return;
  }
  if (row.kind === 'skills') {
    const { raw, doubts } = checkSkillRow(row, pass);
    pass.notAdded.push(...doubts);
    if (raw !== undefined) pass.out.push(raw);
    return;
  }
  if (row.role === 'bullet' && row.kind !== 'summary') checkBullet(row, pass);
  else checkParagraph(row, pass);
}

const sentencesOf = onceForEach((raw) =>
  splitSentences(raw).map((sentence) => ({ sentence, plain: outline(sentence)[0]?.text ?? sentence })),
);

function checkParagraph(row: Row, pass: Pass): void {
  const kind = kindOf(row, pass.entry);
  const sentences = sentencesOf(row.raw, pass.evidence);
  const kept = sentences.filter(({ plain }) => {
    const told = { text: plain, kind, isHeadline: row.role === 'top', ...placeOf(plain, row, pass) };
    const { doubts } = judgeClaim(told, pass.evidence, pass.posting, pass.addedDoubt);
    pass.notAdded.push(...inSentence(doubts, plain));
    return doubts.length === 0;
  });
  if (kept.length === sentences.length) pass.out.push(row.raw);
  else if (kept.length > 0) pass.out.push(kept.map(({ sentence }) => sentence).join(' '));
}

/** A paragraph may be cited as a whole. */
function placeOf(sentence: string, row: Row, { entry, edits }: Pass): Pick<Told, 'entry' | 'cited'> {
  return { entry, cited: edits.citedBy(sentence, entry) ?? edits.citedBy(row.text, entry) };
}

/** Sections and entries that lost all their lines lose their headings too; blank lines are single. */
function tidied(lines: string[], evidence: Evidence): string {
  const rows = outline(lines.join('\n'));
  const kept: Row[] = [];
  let following: Row | undefined;
  for (const row of rows.toReversed()) {
    const isEmpty = row.role === 'section' && (following === undefined || following.role === 'section');
    if (!isEmpty || isBareHeading(row, evidence)) kept.push(row);
    if (row.role !== 'blank') following = row;
  }
  return `${kept
    .reverse()
    .map((row) => row.raw)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`;
}

function unique(doubts: Doubt[]): Doubt[] {
  return [...new Map(doubts.map((doubt) => [`${doubt.kind} ${doubt.text}`, doubt])).values()];
}
