import type { NotAdded } from '@tailwright/contracts/facts';
import type { OptimizeRequest } from '@tailwright/contracts/optimize';
import { guardResume } from '../../../facts/guard.js';
import { outline } from '../../../facts/outline.js';
import { heard } from '../../../text/heard.js';
import type { Prompt } from '../chat.js';
import { ContactMask } from '../contacts.js';
import { applyEdits } from './apply-edits.js';
import type { AskedEdits } from './ask-edits.js';
import type { Refusal } from './check-edit.js';
import type { Proposal, Proposals } from './edits-answer.js';
import { mendPrompt } from './mend.prompt.js';
import { type NumberedResume, numberResume, showLine } from './numbered-resume.js';

/** Left is what is left of a model's proposals, and what was taken out. */
export interface Left {
  proposals: Proposals;
  notAdded: NotAdded[];
}

/** A model that gets more than this wrong does not get it right the second time. */
const findingsMax = 30;

interface ToCheck {
  request: OptimizeRequest;
  proposals: Proposals;
  asked: AskedEdits;
  today: Date;
}

/** Findings are the proposals that cannot stand, and the question that asks to mend them. */
export interface Findings {
  faulty: Proposal[];
  prompt: Prompt;
}

/** findFaults lists what was refused and what the fact guard would take out; undefined when there is nothing. */
export function findFaults(toCheck: ToCheck): Findings | undefined {
  const { proposals, asked } = toCheck;
  const numbered = numberResume(heard(toCheck.request).resumeText);
  if (!numbered) return undefined;
  const { refused, doubted } = check(numbered, toCheck);
  const findings = [...refused, ...doubted].slice(0, findingsMax);
  if (findings.length === 0) return undefined;
  const told = findings.map((finding) => tell(finding, numbered, proposals)).join('\n\n');
  const prompt = mendPrompt(new ContactMask(asked.contacts).hide(told));
  return { faulty: findings.map(({ proposal }) => proposal), prompt };
}

/** withoutDoubted leaves what the fact guard will let stand, so that the lines of the rest stay as the person wrote them. */
export function withoutDoubted(toCheck: ToCheck): Left {
  const { edits, summary, order } = toCheck.proposals;
  const numbered = numberResume(heard(toCheck.request).resumeText);
  const { doubted, doubts } = numbered ? check(numbered, toCheck) : { doubted: [], doubts: [] };
  const out = new Set(doubted.map(({ proposal }) => proposal));
  const stands = (proposal: Proposal) => !out.has(proposal);
  const proposals = { edits: edits.filter(stands), summary: summary.filter(stands), order };
  return { proposals, notAdded: doubts };
}

function check(numbered: NumberedResume, { request, proposals, asked, today }: ToCheck) {
  const { resumeText: original, jobDescription } = heard(request);
  const { text: tailored, edits, made, refused } = applyEdits(numbered, proposals, asked.shown);
  const { text, report } = guardResume({ original, tailored, edits, jobDescription, today });
  const standing = outline(text)
    .map((row) => row.text)
    .join('\n');
  const taken = made.filter((each) => !standing.includes(each.text));
  const doubts = report.notAdded.filter((doubt) => taken.some((each) => isAbout(doubt.text, each.text)));
  const doubted = taken.map(({ proposal, text: said }): Refusal => {
    const doubt = report.notAdded.find((each) => isAbout(each.text, said));
    return { proposal, reason: `it says more than its lines${doubt ? `: "${doubt.text}": ${doubt.reason}` : '.'}` };
  });
  return { refused, doubted, doubts };
}

/** The guard quotes the words it doubts, the sentence, or both: "87% — … by 87%.". */
function isAbout(doubted: string, said: string): boolean {
  const quoted = doubted.toLowerCase().split(' — ');
  return quoted.some((each) => said.toLowerCase().includes(each) || each.includes(said.toLowerCase()));
}

function tell({ proposal, reason }: Refusal, { lines }: NumberedResume, { summary }: Proposals): string {
  const cited = lines.filter((line) => proposal.lines.includes(line.number)).slice(0, 8);
  const place = summary.includes(proposal) ? 'A sentence of the summary' : 'An edit';
  return [
    `${place} that cites ${proposal.lines.slice(0, 8).join(', ') || 'no line'}: ${proposal.text}`,
    ...cited.map((line) => `  ${showLine(line)}`),
    `  It cannot stand, because ${reason}`,
  ].join('\n');
}

/** withMended puts mended edits in the place of those they mend; what mends nothing is left out. */
export function withMended(proposals: Proposals, mended: Proposals, faulty: readonly Proposal[]): Proposals {
  const isFaulty = (proposal: Proposal) => faulty.some((each) => isSame(each, proposal));
  const wrong = proposals.edits.filter(isFaulty);
  const edits = mended.edits.filter((edit) => wrong.some((each) => haveSharedLine(each, edit)));
  const kept = proposals.edits.filter((edit) => !isFaulty(edit) || !edits.some((each) => haveSharedLine(each, edit)));
  const isSummaryMended = mended.summary.length > 0 && proposals.summary.some(isFaulty);
  return {
    edits: [...kept, ...edits],
    summary: isSummaryMended ? mended.summary : proposals.summary,
    order: proposals.order,
  };
}

/** They came back from a thread, so they are other objects. */
const isSame = (one: Proposal, other: Proposal) => one.text === other.text && one.lines.join() === other.lines.join();

const haveSharedLine = (one: Proposal, other: Proposal) => one.lines.some((line) => other.lines.includes(line));
