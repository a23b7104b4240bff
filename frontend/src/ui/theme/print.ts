import { defineGlobalStyles } from '@chakra-ui/react';

/** Holds a resume (`data-sheet`) and is not hidden itself, as the panel of a tab that is not chosen would be. */
const aroundSheet = ':has([data-sheet]):not([hidden])';

/** On paper a page with a resume is that resume and nothing else, in the colours of the light theme. */
export const printCss = defineGlobalStyles({
  '@page': { margin: '18mm 16mm' },
  [`body:has([data-sheet]) *:not(${aroundSheet}):not([data-sheet]):not([data-sheet] *)`]: {
    _print: { display: 'none !important' },
  },
  [`body, body ${aroundSheet}`]: {
    _print: {
      display: 'block !important',
      position: 'static !important',
      margin: '0 !important',
      padding: '0 !important',
      border: '0 !important',
      maxWidth: 'none !important',
      maxHeight: 'none !important',
      minHeight: '0 !important',
      overflow: 'visible !important',
      boxShadow: 'none !important',
      background: 'none !important',
    },
  },
  '[data-sheet]': {
    _print: {
      '--tw-colors-fg': '#1c1a17',
      '--tw-colors-fg-muted': '#3b372f',
      '--tw-colors-fg-subtle': '#3b372f',
      '--tw-colors-accent-fg': '#0e5a54',
      '--tw-colors-accent-solid': '#0e5a54',
      '--tw-colors-border-strong': '#a79f91',
      '--tw-colors-bg-surface': '#ffffff',
      color: '#1c1a17',
      fontSize: '10.5pt !important',
      padding: '0 !important',
      boxShadow: 'none !important',
      borderRadius: '0 !important',
    },
  },
  // No heading, and no dates below one, at the foot of a page without what they head.
  '[data-sheet] :is(h1, h2, h3, h4), [data-sheet] h3 + p': { _print: { breakAfter: 'avoid', breakInside: 'avoid' } },
  '[data-sheet] :is(li, blockquote)': { _print: { breakInside: 'avoid' } },
  '[data-sheet] p': { _print: { orphans: 3, widows: 3 } },
});
