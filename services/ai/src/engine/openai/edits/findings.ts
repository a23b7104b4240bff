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
import { type Proposal, type Proposals, onlyThose } from './edits-answer.js';
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
  const numbered = numberResume(heard(toCheck.request), asked.layout);
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
  const { proposals, request, asked } = toCheck;
  const numbered = numberResume(heard(request), asked.layout);
  if (!numbered) return { proposals, notAdded: [] };
  const { doubted, doubts } = check(numbered, toCheck);
  const out = new Set(doubted.map(({ proposal }) => proposal));
  const isNamed = (proposal: Proposal) => out.has(proposal) && (proposal.name ?? '') !== '';
  // What a highlight shows may be true where its name says too much.
  if (proposals.highlights.some(isNamed)) {
    const highlights = proposals.highlights.map((each) => (isNamed(each) ? { ...each, name: '' } : each));
    return withoutDoubted({ ...toCheck, proposals: { ...proposals, highlights } });
  }
  return { proposals: onlyThose(proposals, (proposal) => !out.has(proposal)), notAdded: doubts };
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

function tell({ proposal, reason }: Refusal, { lines }: NumberedResume, proposals: Proposals): string {
  const cited = lines.filter((line) => proposal.lines.includes(line.number)).slice(0, 8);
  const { name = '', text } = proposal;
  return [
    `${placeOf(proposal, proposals)} that cites ${proposal.lines.slice(0, 8).join(', ') || 'no line'}: ${name === '' ? text : `${name}: ${text}`}`,
    ...cited.map((line) => `  ${showLine(line)}`),
    `  It cannot stand, because ${reason}`,
  ].join('\n');
}

function placeOf(proposal: Proposal, { summary, highlights }: Proposals): string {
  if (highlights.includes(proposal)) return 'A highlight';
  return summary.includes(proposal) ? 'A sentence of the summary' : 'An edit';
}

/** withMended puts mended edits in the place of those they mend; what mends nothing is left out. */
export function withMended(proposals: Proposals, mended: Proposals, faulty: readonly Proposal[]): Proposals {
  const isFaulty = (proposal: Proposal) => faulty.some((each) => isSame(each, proposal));
  const mend = (all: readonly Proposal[], anew: readonly Proposal[]) => {
    const wrong = all.filter(isFaulty);
    const better = anew.filter((each) => wrong.some((other) => haveSharedLine(other, each)));
    const kept = all.filter((each) => !isFaulty(each) || !better.some((other) => haveSharedLine(other, each)));
    return [...kept, ...better];
  };
  const isSummaryMended = mended.summary.length > 0 && proposals.summary.some(isFaulty);
  return {
    edits: mend(proposals.edits, mended.edits),
    summary: isSummaryMended ? mended.summary : proposals.summary,
    highlights: mend(proposals.highlights, mended.highlights),
    order: proposals.order,
  };
}

/** They came back from a thread, so they are other objects. */
const isSame = (one: Proposal, other: Proposal) => one.text === other.text && one.lines.join() === other.lines.join();

const haveSharedLine = (one: Proposal, other: Proposal) => one.lines.some((line) => other.lines.includes(line));
