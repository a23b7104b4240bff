import type { RawLine } from './physical-lines.js';

/** Labels of a job or a study in the older form of the European Union and in forms like it. */
const label =
  /^(?:dates?|period|occupation or position held|position(?: held)?|job title|designation|employer|name (?:and address )?of (?:the )?employer|company|type of business(?: or sector)?|title of qualification(?: awarded)?|name and type of organi[sz]ation(?: providing education(?: and training)?)?)\s?:?$/iu;
const labelsMin = 2;
const charsMax = 120;

/**
 * setLabelsBeside sets the labels of a form beside their values again where each label stands on a line of its own above its
 * value: "Employer" above "Lift BV, Ghent". Only a form that asks for two fields twice or more is one.
 */
export function setLabelsBeside(lines: RawLine[]): RawLine[] {
  const texts = lines.map(({ raw }) => raw.trim());
  const isAbove = (at: number) => {
    const value = texts[at + 1] ?? '';
    return label.test(texts[at] ?? '') && value !== '' && value.length <= charsMax && !label.test(value);
  };
  const counts = new Map<string, number>();
  for (const [at, text] of texts.entries())
    if (isAbove(at)) counts.set(nameOf(text), (counts.get(nameOf(text)) ?? 0) + 1);
  if ([...counts.values()].filter((count) => count > 1).length < labelsMin) return lines;
  const first = nameOf(texts.find((_, at) => isAbove(at)) ?? '');
  return lines.flatMap((line, at) => {
    if (at > 0 && isAbove(at - 1)) return [];
    if (ofText.test(texts[at] ?? '')) return [{ ...line, raw: `${nameOf(texts[at] ?? '')}:` }];
    if (!isAbove(at)) return [line];
    const value = lines[at + 1] as RawLine;
    const beside = { ...line, raw: `${nameOf(texts[at] ?? '')}: ${value.raw.trim()}`, end: value.end };
    // With the label that was asked first begins the next job.
    return nameOf(texts[at] ?? '') === first ? [{ ...line, raw: '', end: line.start }, beside] : [beside];
  });
}

/** Below such a label stand sentences, which are not set beside it. */
const ofText = /^(?:main )?(?:activities|duties|responsibilities|tasks)(?: and responsibilities)?\s?:?$/iu;

function nameOf(text: string): string {
  return text.replace(/\s?:$/, '');
}
