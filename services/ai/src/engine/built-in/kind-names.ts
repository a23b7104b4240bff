import type { Asked } from './asked.js';
import { kindsIn, toolsOfKind } from './kinds-of-tools.js';
import type { Target } from './relevance.js';
import { inSentence } from './in-sentence.js';
import { standsAlone, type Renaming, type Term } from './renaming.js';

/** Nobody needs to be told what kind of thing Python, Excel or a telephone call is. */
const plainKind =
  /\b(?:languages?|spreadsheets?|presentation|office|messaging|collaboration|communication|databases?|firewalls?|robots?)\b/i;

/** More brackets than these are in the way of reading. */
const namesMax = 3;

/**
 * kindNames gives tools the kind that the posting asks for, where the resume names the kind nowhere: "Relativity" becomes
 * "Relativity (e-discovery platform)". That a tool is of a kind is known of the tool, whatever else the requirement asks.
 */
export function kindNames(whole: string, target: Target, asked: Asked): Term[] {
  const own = whole.toLowerCase();
  const terms = asked.requirements.flatMap(({ id, text, span }) =>
    kindsIn(text)
      .filter((kind) => !plainKind.test(kind.text) && !own.includes(kind.text.toLowerCase()))
      .filter(({ start, end }) => isAskedByName(span.start + start, span.start + end, target))
      .map((kind) => ({
        key: kind.text.toLowerCase(),
        requirements: [id],
        isForLists: true,
        find: (line: string) => {
          const found = findTool(line, kind.kind, text, inSingular(kind.text));
          return found && !isNamedIn(asked, found.tool) ? found : undefined;
        },
      })),
  );
  return terms.filter(({ key }, at) => terms.findIndex((other) => other.key === key) === at).slice(0, namesMax);
}

/** Whether a search for the posting's terms would look for it. */
function isAskedByName(start: number, end: number, { keywords }: Target): boolean {
  return keywords.some(({ span, kind }) => kind !== 'soft' && span.start < end && start < span.end);
}

/** Whoever asks for a tool by its name knows what it is. */
function isNamedIn({ requirements }: Asked, tool: string): boolean {
  return requirements.some(({ text }) => text.toLowerCase().includes(tool.toLowerCase()));
}

function findTool(
  line: string,
  kind: number,
  requirement: string,
  name: string,
): (Renaming & { tool: string }) | undefined {
  if (isSubject(line, name)) return undefined;
  const tool = toolsOfKind(line, kind, requirement).find(({ start, end }) => standsAlone(line, start, end));
  return tool && { start: tool.end, end: tool.end, text: ` (${name})`, tool: tool.text };
}

/** A line that begins "Email marketing:" need not say that its first tool is an email marketing platform. */
function isSubject(line: string, name: string): boolean {
  const subject = name.toLowerCase().split(' ').slice(0, -1).join(' ');
  return /[ -]/.test(subject) && line.toLowerCase().includes(subject);
}

/** One tool is one "monitoring tool". */
function inSingular(kind: string): string {
  return inSentence(kind).replace(/(?<=\b(?:tool|system|platform|framework|package|provider|application))s$/i, '');
}
