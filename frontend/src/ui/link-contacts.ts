import { contactLinks } from '@tailwright/resume-text/recognizers/contact-links';
import type { ComponentProps } from 'react';
import type Markdown from 'react-markdown';

type Plugins = NonNullable<ComponentProps<typeof Markdown>['rehypePlugins']>;
/** What is needed of a tree of HTML, whose own types are not ours. */
interface Node {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
}

/** Links we made ourselves: what a person wrote may not lead to a telephone, as the specification has it. */
const made = new WeakSet<object>();

/** isMadeLink tells links made of contact details from those written in the Markdown. */
export const isMadeLink = (node: object): boolean => made.has(node);

/** linkContacts makes mail addresses, telephone numbers and pages above the first section clickable. */
export const linkContacts: Plugins[number] = () => (tree: unknown) => {
  for (const node of (tree as Node).children ?? []) {
    if (node.tagName === 'h2') return;
    if (node.tagName === 'p') node.children = node.children?.flatMap(linked);
  }
};

function linked(node: Node): Node[] {
  if (node.type !== 'text' || node.value === undefined) return [node];
  return contactLinks(node.value).map(({ text, link }) => {
    const plain: Node = { type: 'text', value: text };
    if (link === undefined) return plain;
    const anchor: Node = { type: 'element', tagName: 'a', properties: { href: link }, children: [plain] };
    made.add(anchor);
    return anchor;
  });
}
