import type { OptimizeRequest } from '@tailwright/contracts/optimize';
import { heard } from '../../../text/heard.js';
import type { Written } from '../../engine.js';
import type { Prompt } from '../chat.js';
import { withoutEcho } from '../echo.js';
import { applyEdits } from './apply-edits.js';
import type { AskedEdits } from './ask-edits.js';
import { type Proposal, type Proposals, onlyThose } from './edits-answer.js';
import { numberResume } from './numbered-resume.js';

interface ToWrite {
  request: OptimizeRequest;
  asked: AskedEdits;
}

/** writeEdits is the resume with the proposals that may stand. */
export function writeEdits({ request, asked, proposals }: ToWrite & { proposals: Proposals }): Written {
  const numbered = numberResume(heard(request), asked.layout);
  if (!numbered) return { text: '', edits: [] };
  const { text, edits } = applyEdits(numbered, proposals, asked.shown);
  return { text, edits };
}

/** showEdits is the resume as far as an unfinished answer has changed it, before anything is checked by its meaning. */
export function showEdits({ request, asked, proposals: all }: ToWrite & { proposals: Proposals }): string {
  const proposals = withoutEchoes({ proposals: all, prompt: asked.prompt });
  return writeEdits({ request, asked, proposals }).text;
}

/** withoutEchoes drops the proposals in which a model repeats its orders instead of following them. */
export function withoutEchoes({ proposals, prompt }: { proposals: Proposals; prompt: Prompt }): Proposals {
  const { edits, summary, highlights } = proposals;
  const oneLine = ({ name = '', text }: Proposal) => `${name} ${text}`.replace(/\s+/g, ' ').trim();
  const kept = new Set(withoutEcho([...edits, ...summary, ...highlights].map(oneLine).join('\n'), prompt).split('\n'));
  const isOwn = (proposal: Proposal) => kept.has(oneLine(proposal));
  return onlyThose(proposals, isOwn);
}
