import { draftMarkdown } from '../build/draft-markdown';
import type { Imported } from './imported';

/** asText words imported fields as the plain text of a resume, for the optimizer. */
export function asText({ values }: Imported): string {
  return draftMarkdown({ ...values, template: 'modern' })
    .split('\n')
    .map((line) =>
      line
        .replace(/^## (.*)$/, (_all, title: string) => title.toUpperCase())
        .replace(/^#+ /, '')
        .replace(/^(\*{1,2})(.*)\1$/, '$2')
        .replace(/\\([\p{P}\p{S}])/gu, '$1'),
    )
    .join('\n');
}
