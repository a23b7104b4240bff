import type { Entry, ResumeDocument } from '@tailwright/resume-text/document/resume-document';
import { isCurrent } from '@tailwright/resume-text/recognizers/periods';
import { isDegree, isInstitution } from '@tailwright/resume-text/recognizers/titles';
import { hedgesIn } from '../../evidence/hedges.js';
import { withArticle } from './articles.js';
import type { Asked } from './asked.js';
import { isPlainName } from './job-facts.js';

/** educationAsked names the degree that proves what a posting asks for, with its school: "a BSc in Nursing from Hull"; '' for none. */
export function educationAsked({ sections }: ResumeDocument, asked: Asked): string {
  const entries = sections.filter(({ kind }) => kind === 'education').flatMap((section) => section.entries);
  const named = asked
    .foundOf('degree')
    .flatMap(({ start }) => entries.find((entry) => entry.span.start <= start && start < endOfHead(entry)) ?? [])
    .map(degreeOf);
  return named.find((each) => each !== '') ?? '';
}

function endOfHead({ details, span }: Entry): number {
  return details[0]?.span.start ?? span.end;
}

const school = /\b(?:matric|gcse|leaving cert|high school|hs|ged|abitur|hsc|ssc|certificate)/i;
/** "BSc (Hons) Nursing" is "BSc (Hons) in Nursing". */
const abbreviation =
  /^((?:[BM]\.?Sc|[BM]\.?A|[BM]\.?Ed|B\.?Eng|M\.?Eng|Ph\.?D|MBA|B\.?Com|LLB|LLM)\.?(?: \([^()]{1,12}\))?) (?=\p{Lu}\p{Ll})/u;

function degreeOf({ title, organization, dates, headerLines }: Entry): string {
  const degree = title.split(/,\s(?=first|second|2:|upper|lower|grade|\d)|\s[-–—]\s/i, 1)[0]?.trim() ?? '';
  const isOver = !isCurrent(dates) && hedgesIn(headerLines.join(' ')).length === 0;
  const isPlain = degree.length <= 70 && /^\p{Lu}/u.test(degree) && !/["“”|:;,\d]/.test(degree) && !school.test(degree);
  const from = organization.split(/,\s/, 1)[0] ?? '';
  if (!isOver || !isPlain || !isDegree(degree) || !/\p{L}[ .)]+\p{L}{3}/u.test(degree) || school.test(from)) return '';
  const named = withArticle(degree.replace(abbreviation, '$1 in '));
  return isPlainName(from) && isInstitution(from) ? `${named} from ${withThe(from)}` : named;
}

function withThe(name: string): string {
  return /^(?:University|College|Institute|Academy) of /.test(name) ? `the ${name}` : name;
}
