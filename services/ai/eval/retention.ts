import { optimizeStyles } from '@tailwright/contracts/optimize';
import { tailor } from '../src/engine/built-in/tailor.js';
import { guardResume } from '../src/facts/guard.js';
import { findFigures } from '../src/facts/figures/numbers.js';
import { readResume } from '@tailwright/resume-text/read-resume';
import { splitWords } from '../src/text/words.js';
import { today } from './corpus.js';

/** Kept is how many facts of originals stand in what the person gets. */
export interface Kept {
  facts: number;
  lost: string[];
  /** What the guard said about the engine's own output. */
  flags: string[];
}

/** factsOf lists what must not be lost: names, contacts, headers, dates, skills, and the figures and words of every line. */
function factsOf(resume: string): string[] {
  const { person, sections } = readResume(resume);
  const headers = sections.flatMap((section) =>
    section.entries.flatMap(({ title, organization }) => [title, organization]),
  );
  const figures = findFigures(resume).map((figure) => figure.text);
  const headings = new Set(sections.flatMap((section) => splitWords(section.heading).map((word) => word.key)));
  const words = splitWords(resume)
    .filter((word) => !headings.has(word.key))
    .map((word) => word.text);
  return [...new Set([person.name, ...person.contacts, ...headers, ...figures, ...words])].filter(
    (fact) => fact.length > 2,
  );
}

function folded(text: string): string {
  return ` ${splitWords(text)
    .map((word) => word.key)
    .join(' ')} `;
}

/** The engine tidies openings such as "Responsible for"; no fact stands in them. */
const tidied =
  /^(?:responsible|duties|include|included|tasked|with|work|worked|various|technical|history|profile|contact|details|and|for|the|to|of|was|were|maintaining)$/i;

/** measureKept tailors every resume in every style, once as it is, once with every third line lost on the way, once with its headers cut short. */
export function measureKept(resumes: string[], postings: string[]): Kept {
  const kept: Kept = { facts: 0, lost: [], flags: [] };
  resumes.forEach((original, row) => {
    const facts = factsOf(original).filter((fact) => !tidied.test(fact));
    optimizeStyles.forEach((style, column) => {
      const jobDescription = postings[(row + column) % postings.length] ?? '';
      const { text: whole } = tailor({ resumeText: original, jobDescription, style });
      const own = guardResume({ original, tailored: whole, today, jobDescription });
      kept.flags.push(...own.report.notAdded.map((each) => `${each.kind}: ${each.text}`));
      const holed = whole
        .split('\n')
        .filter((line, at) => at % 3 !== 0 || line.startsWith('#'))
        .join('\n');
      const mended = guardResume({ original, tailored: holed, today, jobDescription });
      const beheaded = guardResume({ original, tailored: withShortHeaders(whole), today, jobDescription });
      for (const { text } of [own, mended, beheaded]) {
        const result = folded(text);
        kept.facts += facts.length;
        kept.lost.push(...facts.filter((fact) => !result.includes(folded(fact).trim())));
      }
    });
  });
  return kept;
}

/** Of one entry the title goes, of the next the organization, of the third the period. */
function withShortHeaders(markdown: string): string {
  let turn = 0;
  return markdown
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('### ')) turn += 1;
      if (line.startsWith('### ') && turn % 3 === 0) return [line.replace(/^### .*? \| /, '### ')];
      if (line.startsWith('### ') && turn % 3 === 1) return [line.replace(/ \| .*$/, '')];
      return turn % 3 === 2 && /^\*[^*].*\d{4}/.test(line) && line.endsWith('*') ? [] : [line];
    })
    .join('\n');
}
