import { plainInline } from '@tailwright/resume-text/text/clean-text';
import { renderForm } from '@tailwright/resume-text/document/render-form';
import type { Imported } from './imported';

/** asText words imported fields as the plain text of a resume, for the optimizer. */
export function asText({ values }: Imported): string {
  return renderForm({ ...values, template: 'modern' })
    .trimEnd()
    .split('\n')
    .map((line) => {
      const isHeading = line.startsWith('## ');
      const text = plainInline(line.replace(/^#+ /, ''));
      return isHeading ? text.toUpperCase() : text;
    })
    .join('\n');
}
