import { chakra } from '@chakra-ui/react';
import { type ReactNode } from 'react';
import Markdown, { type Components } from 'react-markdown';
import { cardStyle } from './card';
import { isMadeLink, linkContacts } from './link-contacts';
import { safeUrl } from './safe-url';

function Address({ href, children }: { href?: string | undefined; children?: ReactNode }) {
  const isExternal = /^(https?:)?\/\//i.test(href ?? '');
  return (
    <a href={href} {...(isExternal && { target: '_blank', rel: 'noopener noreferrer nofollow' })}>
      {children}
    </a>
  );
}

/** The head of a job has its employer below its title. What parts them is still there for whoever listens or copies. */
function Head({ children }: { children?: ReactNode }) {
  const [title = '', ...others] = typeof children === 'string' ? children.split(' | ') : [];
  if (others.length === 0) return <h3>{children}</h3>;
  return (
    <h3>
      {title}
      <span data-joint> | </span>
      <span data-employer>{others.join(' | ')}</span>
    </h3>
  );
}

/** Pictures become links: loading one would tell a stranger's server who reads the resume. */
const components: Components = {
  h3: ({ children }) => <Head>{children}</Head>,
  a: ({ href, children }) => <Address href={href}>{children}</Address>,
  img: ({ src, alt }) => (typeof src === 'string' && src ? <Address href={src}>{alt || src}</Address> : <>{alt}</>),
};

const Sheet = chakra('article', {
  base: {
    ...cardStyle,
    p: { base: '5', md: '10' },
    overflowWrap: 'anywhere',
    fontSize: { base: 'sm', md: 'md' },
    lineHeight: 'normal',
    // A line in Arabic or Hebrew runs from the right, also between lines in English.
    '& :is(h1, h2, h3, h4, h5, h6, p, li)': { unicodeBidi: 'plaintext', textAlign: 'start' },
    '& > * + *': { mt: '3' },
    '& h1': { fontFamily: 'heading', fontSize: { base: '2xl', md: '3xl' }, fontWeight: '600', lineHeight: 'snug' },
    '& h2': {
      fontFamily: 'heading',
      fontSize: 'lg',
      fontWeight: '600',
      mt: '7',
      pb: '1',
      borderBottomWidth: '1px',
      borderColor: 'border.strong',
    },
    '& h3': { fontWeight: 'semibold', mt: '5' },
    '& h3 > [data-joint]': { srOnly: true },
    '& h3 > [data-employer]': { display: 'block', fontWeight: 'normal' },
    '& h3 + p': { mt: '1' },
    '& h4, & h5, & h6': { fontWeight: 'semibold', mt: '4', fontSize: 'sm' },
    '& ul': { listStyle: 'disc', ps: '5' },
    '& ol': { listStyle: 'decimal', ps: '5' },
    '& li + li, & li > ul, & li > ol': { mt: '1' },
    '& li::marker': { color: 'fg.subtle' },
    '& a': { color: 'accent.fg', textDecoration: 'underline', textUnderlineOffset: '2px' },
    '& a[href^="tel:"]': { whiteSpace: 'nowrap' },
    '& strong': { fontWeight: 'semibold' },
    '& em': { fontStyle: 'italic' },
    '& hr': { borderTopWidth: '1px', borderColor: 'border', my: '6' },
    '& blockquote': { borderInlineStartWidth: '3px', borderColor: 'accent.border', ps: '4', color: 'fg.muted' },
    '& code': { fontFamily: 'mono', fontSize: '0.9em', bg: 'bg.muted', px: '1', borderRadius: 'sm' },
    // A text that is shown as it stands: its breaks and gaps stay, in letters of which a row of a page has room.
    '& pre': { whiteSpace: 'pre-wrap', tabSize: '4', fontFamily: 'inherit', fontSize: { md: '0.8em' } },
    '& pre code': { p: '0', bg: 'transparent', fontFamily: 'inherit', fontSize: 'inherit' },
    '@media print': { border: '0', boxShadow: 'none', p: '0' },
  },
});

/** MarkdownBody shows raw HTML as the text it is: react-markdown without plugins never renders it. */
export default function MarkdownBody({ markdownContent }: { markdownContent: string }) {
  return (
    <Sheet data-sheet>
      <Markdown
        components={components}
        rehypePlugins={[linkContacts]}
        urlTransform={(url, _, node) => (isMadeLink(node) ? url : safeUrl(url))}
      >
        {markdownContent}
      </Markdown>
    </Sheet>
  );
}
