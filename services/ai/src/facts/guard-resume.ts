import type { FactCheck } from '@tailwright/contracts/facts';
import { contactPieces, hasContact } from '@tailwright/resume-text/contacts';
import { findDates } from '@tailwright/resume-text/dates';
import type { Entry } from '@tailwright/resume-text/resume-document';
import { readResume } from '@tailwright/resume-text/read-resume';
import { splitCells } from '@tailwright/resume-text/split-cells';
import { renderHead, renderResume } from '@tailwright/resume-text/render-resume';
import { inline } from '@tailwright/resume-text/markdown';
import { checkClaim } from './check-claim.js';
import { checkContact } from './check-contact.js';
import { checkSkillRow } from './check-skills.js';
import { checkBullet, checkHighlight } from './check-bullet.js';
import { inSentence, type Doubt } from './doubt.js';
import type { Pass } from './pass.js';
import { readClaim, readEvidence, type Evidence } from './evidence.js';
import { missingFacts, restore } from './kept.js';
import { leavesOut, matchEntry } from './match-entry.js';
import { outline, type Row } from './outline.js';
import { isWrittenSo } from './written-so.js';
import { splitSentences } from '../text/sentences.js';

/** checkResume takes out or reverts every claim the original does not support, and puts back what was lost. */
export function checkResume(original: string, tailored: string, today: Date): { text: string; report: FactCheck } {
  const evidence = readEvidence(original, today);
  const markdown = asMarkdown(tailored);
  const rows = outline(markdown);
  const pass: Pass = {
    evidence,
    out: [],
    notAdded: [],
    checked: 0,
    entry: undefined,
    isDropped: false,
    reverted: new Set(),
    isMended: false,
  };
  rows.forEach((row, index) => {
    if (row.role !== 'blank') pass.checked += 1;
    checkRow(row, rows.slice(index + 1, index + 4), pass);
  });
  const kept = pass.notAdded.length === 0 && !pass.isMended ? markdown : tidied(pass.out);
  const text = restore(kept, missingFacts(evidence, kept));
  return { text, report: { checked: pass.checked, notAdded: unique(pass.notAdded) } };
}

/** A model that forgot its Markdown wrote a resume all the same: it is laid out first, then checked. */
function asMarkdown(tailored: string): string {
  if (/^#{1,3}\s/m.test(tailored)) return tailored;
  const resume = readResume(tailored);
  return resume.sections.length === 0 ? tailored : renderResume(resume);
}

function checkRow(row: Row, next: Row[], pass: Pass): void {
  if (pass.isDropped && row.role !== 'section' && row.role !== 'entry' && row.role !== 'name') return;
  if (row.role === 'section') {
    pass.entry = undefined;
    pass.isDropped = false;
    const isNew = row.kind === 'other' && checkHeading(row, pass.evidence);
    pass.out.push(isNew ? '## Additional Information' : row.raw);
  } else if (row.role === 'name') checkName(row, pass);
  else if (row.role === 'entry') checkHeader(row, next, pass);
  else if (row.role === 'top') checkTop(row, pass);
  else if (row.role === 'bullet' || row.role === 'text') checkText(row, pass);
  else pass.out.push(row.raw);
}

function checkHeading(row: Row, evidence: Evidence): boolean {
  return (
    !evidence.resume.sections.some((section) => section.heading.toLowerCase() === row.text.toLowerCase()) &&
    checkClaim(row.text, evidence, 'summary').doubts.length > 0
  );
}

function checkName(row: Row, pass: Pass): void {
  const own = new Set(
    readClaim(`${pass.evidence.resume.person.name} ${pass.evidence.sources[0]?.text ?? ''}`).words.map(
      (word) => word.key,
    ),
  );
  const isOwn = readClaim(row.text).words.every((word) => own.has(word.key));
  if (isOwn) {
    pass.out.push(row.raw);
    return;
  }
  pass.notAdded.push({ kind: 'contact', text: row.text, reason: 'Your resume gives another name.' });
  if (pass.evidence.resume.person.name !== '') pass.out.push(`# ${inline(pass.evidence.resume.person.name)}`);
}

function checkHeader(row: Row, next: Row[], pass: Pass): void {
  const dates = next.find((each) => each.role !== 'blank');
  const { entry, doubts } = matchEntry(row.text, dates?.role === 'dates' ? dates.text : '', pass.evidence);
  pass.entry = entry;
  const parts = [row.text, dates?.role === 'dates' ? dates.text : ''].flatMap((text) => splitCells(text));
  if (doubts.length > 0 && isWrittenSo(parts, pass.evidence)) {
    pass.isDropped = false;
    pass.out.push(row.raw);
    return;
  }
  pass.isDropped = entry === undefined;
  pass.notAdded.push(...doubts);
  if (entry === undefined) return;
  const under = next.filter((each) => each.role === 'dates' || each.role === 'text').map((each) => each.text);
  const isShort = leavesOut(`${row.text} ${under.join(' ')}`, entry);
  if (doubts.length === 0 && !isShort) {
    pass.out.push(row.raw);
    restorePeriod(row, dates, entry, pass);
    return;
  }
  pass.isMended = true;
  const [head = '', ...span] = renderHead(entry);
  pass.out.push(head, '', ...span);
  if (dates?.role === 'dates') dates.role = 'blank';
  if (dates?.role === 'blank') dates.raw = '';
}

/** A header whose period was left out gets it back. */
function restorePeriod(row: Row, next: Row | undefined, entry: Entry, pass: Pass): void {
  const isTold = next?.role === 'dates' || entry.dates === '' || findDates(row.text).length > 0;
  if (isTold) return;
  pass.out.push('', ...renderHead(entry).slice(1));
  pass.isMended = true;
}

function checkTop(row: Row, pass: Pass): void {
  if (!hasContact(row.text) && contactPieces(row.text).length < 2) {
    checkText(row, pass);
    return;
  }
  const { kept, doubts } = checkContact(row.text, pass.evidence);
  pass.notAdded.push(...doubts);
  pass.out.push(doubts.length === 0 ? row.raw : kept.map(inline).join(' · '));
}

function checkText(row: Row, pass: Pass): void {
  if (row.kind === 'skills') {
    const { raw, doubts } = checkSkillRow(row, pass.evidence);
    pass.notAdded.push(...doubts);
    if (raw !== undefined) pass.out.push(raw);
    return;
  }
  const isBullet = row.role === 'bullet' && row.kind !== 'summary';
  if (isBullet || pass.entry) checkBullet(row, pass);
  else if (row.role === 'bullet') checkHighlight(row, pass);
  else checkParagraph(row, pass);
}

function checkParagraph(row: Row, pass: Pass): void {
  const isSummary = row.kind === 'summary' || row.kind === 'contact' || row.kind === 'other';
  const sentences = splitSentences(row.raw);
  const kept = sentences.filter((sentence) => {
    const plain = outline(sentence)[0]?.text ?? sentence;
    const { doubts } = checkClaim(plain, pass.evidence, isSummary ? 'summary' : 'bullet');
    pass.notAdded.push(...inSentence(doubts, plain));
    return doubts.length === 0;
  });
  if (kept.length === sentences.length) pass.out.push(row.raw);
  else if (kept.length > 0) pass.out.push(kept.join(' '));
}

/** Sections and entries that lost all their lines lose their headings too; blank lines are single. */
function tidied(lines: string[]): string {
  const rows = outline(lines.join('\n'));
  const kept: Row[] = [];
  let following: Row | undefined;
  for (const row of rows.toReversed()) {
    if (row.role !== 'section' || (following && following.role !== 'section')) kept.push(row);
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
