import type { Detail, Entry } from '../document/resume-document.js';

/**
 * withEvenLabels sets the fields of a form below all jobs of a section alike: "Hours per week: 40" is a line of its own
 * wherever its writer set no mark, and a label alone above what was done is a label in each job where it is one in another.
 */
export function withEvenLabels(entries: Entry[]): Entry[] {
  const labels = new Set(
    entries.flatMap(({ details }) => details.filter(({ isSubheading }) => isSubheading).map(({ text }) => text.trim())),
  );
  return entries.map((entry) => ({
    ...entry,
    details: entry.details.map((detail, at) => {
      const isLabel = labels.has(detail.text.trim()) && at < entry.details.length - 1;
      if (detail.isMarked === true || detail.isSubheading) return detail;
      return isLabel ? { ...detail, isBullet: false, isSubheading: true } : asField(detail);
    }),
  }));
}

/** A field of a form says something of the job, and nothing that was done there. */
function asField(detail: Detail): Detail {
  const [label = ''] = field.exec(detail.text) ?? [];
  const rest = detail.text.slice(label.length);
  const value = rest.replace(/^[\s:]+/, '');
  const isField = label !== '' && value !== '' && /^(?:\t| {3}| ?:)/.test(rest);
  return isField && detail.isBeside !== true ? { ...detail, text: `${label}: ${value}`, isBullet: false } : detail;
}

const field =
  /^(?:(?:hours|hrs)(?: (?:per|a) week)?|salary|supervisor|reasons? for leaving|(?:key )?achievements?|notice period|may we contact(?: this employer)?)(?=[\t :])/iu;
