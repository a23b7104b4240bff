import { JsonResumeFile } from '@tailwright/contracts/json-resume-file';
import { findLinesLostIn, wordsOf } from '@tailwright/resume-text/document/find-lost-lines';
import { readResume } from '@tailwright/resume-text/read-resume';
import type { ResumeDocument } from '@tailwright/resume-text/document/resume-document';
import { basicsOf } from './json-basics.js';
import { type SectionPart, partOf } from './json-sections.js';
import { WritingProblem } from './writing-problem.js';

const schema = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/** writeJson writes Markdown in the schema of jsonresume.org. Throws WritingProblem when a line is not in the file. */
export function writeJson(markdown: string): Buffer {
  const resume = readResume(markdown);
  const bytes = Buffer.from(`${JSON.stringify(jsonResumeOf(resume), undefined, 2)}\n`);
  const lost = linesLostIn(resume, JsonResumeFile.parse(JSON.parse(bytes.toString())));
  if (lost.length > 0) throw new WritingProblem('a line has no place in JSON Resume', { reason: 'lost' });
  return bytes;
}

/**
 * jsonResumeOf sorts a resume into the parts of JSON Resume by the kind of each section. Dates stand in ISO form where
 * they are sure, and as `period` in the person's own words; what the schema has no place for is kept under `meta`.
 */
export function jsonResumeOf(resume: ResumeDocument): JsonResumeFile {
  const { person, opening, sections, furniture } = resume;
  const written: JsonResumeFile = { $schema: schema, basics: basicsOf(person) };
  const aside: { heading: string; text: string }[] = [];
  addLines(
    written,
    opening.map((detail) => detail.text),
  );
  for (const section of sections) {
    const found = partOf(section);
    if ('items' in found) addItems(written, found);
    else if (found.part === 'summary') addLines(written, found.lines);
    else if (found.lines.length > 0) aside.push({ heading: section.heading, text: found.lines.join('\n') });
  }
  const headings = sections.map((section) => section.heading).filter((heading) => heading !== '');
  written.meta = {
    version: 'v1.0.0',
    canonical: schema,
    ...(headings.length > 0 && { headings }),
    ...(aside.length > 0 && { sections: aside }),
    ...(furniture.length > 0 && { pageLines: furniture }),
  };
  return JsonResumeFile.parse(keepLeftLines(resume, written));
}

function addItems(written: JsonResumeFile, { part, items }: Extract<SectionPart, { items: object[] }>): void {
  if (items.length > 0) Object.assign(written, { [part]: [...(written[part] ?? []), ...items] });
}

function addLines(written: JsonResumeFile, lines: string[]): void {
  const summary = [written.basics?.summary ?? '', ...lines].filter((line) => line !== '').join('\n');
  if (summary !== '') written.basics = { ...written.basics, summary };
}

/** What no field has, such as the document's own title "Curriculum Vitae", is kept beside the sections. */
function keepLeftLines(resume: ResumeDocument, written: JsonResumeFile): JsonResumeFile {
  const lines = linesLostIn(resume, written);
  return lines.length === 0 ? written : { ...written, meta: { ...written.meta, otherLines: lines } };
}

/** The lines of a resume that a file does not have: field by field, and lines none of whose words is in it. */
function linesLostIn(resume: ResumeDocument, { $schema: _, meta, ...parts }: JsonResumeFile): string[] {
  const { version: _version, canonical: _canonical, ...kept } = meta ?? {};
  const text = valuesOf({ ...parts, kept }).join('\n');
  const words = new Set(wordsOf(text));
  const fields = findLinesLostIn(resume, text).map((line) => line.text);
  const lines = resume.lines
    .map((line) => ({ text: line.text, own: wordsOf(line.text) }))
    .filter(({ own }) => own.length > 0 && !own.some((word) => words.has(word)))
    .map((line) => line.text);
  return [...new Set([...fields, ...lines])];
}

/** The values of a file in their order; "BSc" and "Mathematics" were written as "BSc in Mathematics". */
function valuesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  const { studyType, area } = value as { studyType?: unknown; area?: unknown };
  const degree = typeof studyType === 'string' && typeof area === 'string' ? [`${studyType} in ${area}`] : [];
  return [...degree, ...Object.values(value).flatMap(valuesOf)];
}
