import { editsMax } from '@tailwright/contracts/optimize';
import * as z from 'zod/mini';
import { EngineFault } from '../../fault.js';
import { unwrapped, withoutThinking } from '../answer.js';

/** Proposal is one line that a model wants to write in place of others, or one sentence of a summary. */
export interface Proposal {
  text: string;
  /** The numbers of the lines it rests on. */
  lines: number[];
  /** What it serves: "r2". */
  serves: string[];
  /** Of a highlight: the job's name for what it shows; '' for none. */
  name?: string;
}

/** Proposals are all that a model may say about a resume; none of it is believed yet. */
export interface Proposals {
  edits: Proposal[];
  summary: Proposal[];
  /** Lines for the top of the resume. */
  highlights: Proposal[];
  /** The lines and the sections that shall come first: "14" and "s3". */
  order: string[];
}

export const noProposals: Proposals = { edits: [], summary: [], highlights: [], order: [] };

/** countOf is how many texts a model proposes. */
export const countOf = ({ edits, summary, highlights }: Proposals): number =>
  edits.length + summary.length + highlights.length;

/** onlyThose leaves of proposals those that are as asked. */
export function onlyThose(proposals: Proposals, isOne: (proposal: Proposal) => boolean): Proposals {
  const { edits, summary, highlights, order } = proposals;
  return {
    edits: edits.filter(isOne),
    summary: summary.filter(isOne),
    highlights: highlights.filter(isOne),
    order,
  };
}

const texts = { type: 'array', items: { type: 'string' } } as const;
const numbers = { type: 'array', items: { type: 'integer' } } as const;
const proposal = {
  type: 'object',
  properties: { lines: numbers, text: { type: 'string' }, serves: texts },
  required: ['lines', 'text', 'serves'],
  additionalProperties: false,
} as const;

const highlight = {
  ...proposal,
  properties: { name: { type: 'string' }, ...proposal.properties },
  required: ['name', ...proposal.required],
} as const;

/** editsFormat is the form of the answer in the words of the API; every property is required, as strict mode wants. */
export const editsFormat = {
  type: 'json_schema',
  json_schema: {
    name: 'edits',
    strict: true,
    schema: {
      type: 'object',
      properties: {
        edits: { type: 'array', items: proposal },
        summary: { type: 'array', items: proposal },
        highlights: { type: 'array', items: highlight },
        order: texts,
      },
      required: ['edits', 'summary', 'highlights', 'order'],
      additionalProperties: false,
    },
  },
} as const;

/** More of anything than this is no answer to the question; what comes after is not read. */
const max = { lines: 60, serves: 20, order: 1_000, summary: 12, highlights: 20, textChars: 2_000 } as const;

const AskedLine = z.union([z.number(), z.string()]);
const AskedEdit = z.object({
  text: z.string(),
  lines: z.array(AskedLine),
  serves: z.optional(z.array(z.string())),
  name: z.optional(z.string()),
});

/** readEdits takes the proposals out of a finished answer. Throws EngineFault `form-ignored` when it holds none. */
export function readEdits(raw: string): Proposals {
  const text = unwrapped(raw);
  if (text === '') throw new EngineFault('empty');
  if (!text.startsWith('{')) throw new EngineFault('form-ignored');
  const value = parsed(hasAllEdits(raw) ? closed(text) : text);
  if (value === undefined) throw new EngineFault('unreadable');
  const proposals = proposalsOf(value);
  if (!proposals) throw new EngineFault('form-ignored');
  return proposals;
}

/** readPartialEdits is what an unfinished answer has said in full. */
export function readPartialEdits(raw: string): Proposals {
  return proposalsOf(partialOf(raw)) ?? noProposals;
}

/** Each look reads all that has come; before this no list can be full. */
const fullCharsMin = 20 * editsMax;

/** hasAllEdits is true when no further edit of an unfinished answer will be read: an endless list is not waited for. */
export function hasAllEdits(raw: string): boolean {
  if (raw.length < fullCharsMin) return false;
  const value = partialOf(raw) as { edits?: unknown[] } | undefined;
  return (value?.edits?.length ?? 0) >= editsMax;
}

function partialOf(raw: string): unknown {
  const text = withoutThinking(raw)
    .trimStart()
    .replace(/^```\w*\s*/, '');
  return text.startsWith('{') ? parsed(closed(text)) : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function proposalsOf(value: unknown): Proposals | undefined {
  if (typeof value !== 'object' || value === null || !('edits' in value) || !Array.isArray(value.edits)) {
    return undefined;
  }
  const { summary, highlights, order } = value as Partial<Record<keyof Proposals, unknown>>;
  return {
    edits: readList(value.edits, editsMax),
    summary: readList(summary, max.summary),
    highlights: readList(highlights, max.highlights),
    order: Array.isArray(order) ? order.slice(0, max.order).map(String) : [],
  };
}

/** One item that is not as asked costs itself alone. */
function readList(list: unknown, itemsMax: number): Proposal[] {
  if (!Array.isArray(list)) return [];
  return list.slice(0, itemsMax).flatMap((item) => {
    const { data } = AskedEdit.safeParse(item);
    if (!data) return [];
    const lines = data.lines.slice(0, max.lines).map(Number).filter(Number.isSafeInteger);
    const serves = (data.serves ?? []).slice(0, max.serves);
    const name = data.name === undefined ? {} : { name: data.name.slice(0, max.textChars) };
    return [{ text: data.text.slice(0, max.textChars + 1), lines: [...new Set(lines)], serves, ...name }];
  });
}

/** closed ends an unfinished object after the last item that is complete in one of its lists. */
function closed(text: string): string {
  let depth = 0;
  let end = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (isInText) {
      if (sign === '\\') at += 1;
      else if (sign === '"') isInText = false;
    } else if (sign === '"') isInText = true;
    else if (sign === '{' || sign === '[') depth += 1;
    else if (sign === '}' || sign === ']') {
      depth -= 1;
      if (depth === 0) return text.slice(0, at + 1);
      if (depth === 2 && sign === '}') end = at + 1;
    }
  }
  return `${text.slice(0, end)}]}`;
}
