import { hedgesIn } from '../../evidence/hedges.js';
import { languageNames } from '../../posting/language-names.js';
import { indexLines, lookUp } from '../../analysis/lookup.js';
import type { Detail, ResumeDocument } from '@tailwright/resume-text/resume-document';
import type { Asked } from './asked.js';
import type { Said } from './held.js';
import { inSentence } from './in-sentence.js';
import { kindsIn, toolsOfKind } from './kinds-of-tools.js';
import { isPlainlySaid } from './names.js';
import type { Target } from './relevance.js';

/**
 * termsHeld lists the terms of a posting that lines of a resume have in the same words or in another number, each as the
 * posting writes it. Another name of a thing is not said to be held under the posting's.
 */
export function termsHeld(details: Detail[], target: Target, asked: Asked): Said[] {
  const index = indexLines(details.map(({ text }) => text));
  return target.keywords.flatMap((keyword) => {
    const { term, kind, skill } = keyword;
    const { match, evidence } = lookUp(keyword, index);
    const isHeld = match === 'exact' || match === 'inflection';
    if (!isHeld || evidence === null || kind === 'soft' || !isTermOfWork(term, skill !== undefined)) return [];
    if (hedgesIn(evidence).length > 0 || !isPlainlySaid(evidence, placeOf(evidence, term))) return [];
    const requirements = asked.requirements
      .filter(({ span }) => span.start <= keyword.span.start && keyword.span.end <= span.end)
      .map(({ id }) => id);
    return requirements.length === 0
      ? []
      : [{ key: term.toLowerCase(), text: inSentence(term), line: evidence, requirements }];
  });
}

/** One common word says nothing by itself, a language is named with its level, and half of a bracket is no term. */
function isTermOfWork(term: string, isKnown: boolean): boolean {
  const isName = /\s|\p{Lu}.*\p{Lu}|\d/u.test(term) || (isKnown && /^\p{Lu}/u.test(term));
  return isName && term.length <= 40 && !/[()]/.test(term) && languageNames(term).length === 0;
}

/** Where a line has a term, or where it begins to have another form of it; the whole line where neither is found. */
function placeOf(line: string, term: string): { start: number; end: number } {
  const start = line.toLowerCase().indexOf(term.toLowerCase().slice(0, Math.max(4, term.length - 3)));
  return start < 0 ? { start: 0, end: line.length } : { start, end: start + term.length };
}

const toolsMax = 3;

/**
 * kindsAnswered names the kinds of tools that are asked for, each with the person's own tools of that kind:
 * "CRM (Salesforce)".
 */
export function kindsAnswered(resume: ResumeDocument, details: Detail[], asked: Asked): Said[] {
  const whole = resume.text.toLowerCase();
  const answered = asked.found.flatMap(({ requirement, start }) => {
    const line = details.find(({ span }) => span.start === start)?.text;
    if (line === undefined) return [];
    return kindsIn(requirement.text)
      .filter(({ text }) => !whole.includes(text.toLowerCase()))
      .flatMap(({ kind, text }) => {
        const own = toolsOfKind(line, kind, requirement.text).map(({ text }) => text);
        // The line that proves it best comes first: what it names is shown whatever the others name.
        const others =
          own.length === 0
            ? []
            : details.flatMap((each) => toolsOfKind(each.text, kind, requirement.text).map((tool) => tool.text));
        const tools = [...new Map([...own, ...others].map((tool) => [tool.toLowerCase(), tool])).values()];
        if (tools.length === 0) return [];
        const key = tools.join(' ').toLowerCase();
        const named = `${inSentence(text)} (${tools.slice(0, toolsMax).join(', ')})`;
        return [{ key, text: named, line, requirements: [requirement.id] }];
      });
  });
  return answered.filter(({ key }, at) => answered.findIndex((other) => other.key === key) === at);
}
