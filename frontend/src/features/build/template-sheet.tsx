import { type SystemStyleObject, chakra } from '@chakra-ui/react';
import type { BuilderTemplate } from '@tailwright/contracts/build';
import { MarkdownView } from '../../ui/markdown-view';

/** How each template dresses the same Markdown, on screen and on paper. */
const looks: Record<BuilderTemplate, SystemStyleObject> = {
  modern: {
    '& article': { borderTopWidth: '6px', borderTopColor: 'accent.solid' },
    '& h1, & h2': { fontFamily: 'body', letterSpacing: 'tight' },
    '& h1': { fontWeight: '700' },
    '& h1 + p, & h1 + p + p': { mt: '1', color: 'fg.muted' },
    '& h2': { color: 'accent.fg', fontSize: 'sm', textTransform: 'uppercase', letterSpacing: 'wide' },
    '& h3 + p': { mt: '0.5', color: 'fg.muted', fontSize: 'sm' },
    '@media print': { '& article': { border: '0 !important' } },
  },
  creative: {
    '& article': { textAlign: 'start' },
    '& h1': {
      fontSize: { base: '3xl', md: '4xl' },
      color: 'accent.fg',
      letterSpacing: 'tight',
      borderBottomWidth: '3px',
      borderColor: 'accent.solid',
      pb: '3',
    },
    '& blockquote': { border: '0', ps: '0', fontFamily: 'heading', fontStyle: 'italic', fontSize: 'lg', color: 'fg' },
    '& h2': {
      borderBottom: '0',
      fontSize: 'xl',
      fontStyle: 'italic',
      borderInlineStartWidth: '4px',
      borderColor: 'accent.solid',
      ps: '3',
      pb: '0',
    },
    '& h3 + p': { mt: '0.5', color: 'accent.fg', fontSize: 'sm' },
    '& li::marker': { color: 'accent.fg', content: '"◆  "', fontSize: '0.6em' },
  },
};

const Look = chakra('div');

/** TemplateSheet shows a resume in the dress of a template. */
export function TemplateSheet({ template, markdown }: { template: BuilderTemplate; markdown: string }) {
  return (
    <Look css={looks[template]}>
      <MarkdownView markdownContent={markdown} />
    </Look>
  );
}
