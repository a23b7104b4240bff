const blockTag = /^<\/?(?:p|br|div|ul|ol|h[1-6]|section|table|hr|tr)\b/i;
const tag =
  /<\/?(?:p|br|div|span|ul|ol|li|b|i|u|em|strong|h[1-6]|a|table|tbody|thead|tr|td|th|section|hr|font)\b[^<>]{0,300}>/gi;
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', '#39': "'" };
/** Padding stands where markup stood: it keeps every offset and is left out of what a person reads. */
const padding = '\u200b';

/** maskMarkup replaces HTML and Markdown marks by padding of the same length, and tells where marked headings begin. */
export function maskMarkup(posting: string): { text: string; headings: Set<number> } {
  const headings = new Set<number>();
  const text = maskHtml(posting, headings)
    .replace(/\r\n/g, ' \n')
    .replace(/[\r\u2028\u2029\f\v\u0085]/g, '\n')
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000\t]/g, ' ')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/^( *)(#{1,6})(?= )/gm, (all, indent: string, _marks: string, at: number) => {
      headings.add(at + indent.length);
      return padding.repeat(all.length);
    })
    .replace(
      /^( *)(\*\*|__)(?=[^\n*_]{1,80}(?:\*\*|__):?[ \t]*$)/gm,
      (all, _indent: string, _marks: string, at: number) => {
        headings.add(at);
        return padding.repeat(all.length);
      },
    )
    .replace(/\*{2,3}|__|~~|`/g, (marks) => padding.repeat(marks.length))
    .replace(/\\(?=[*_#+.\-&])/g, padding);
  return { text, headings };
}

function maskHtml(posting: string, headings: Set<number>): string {
  if (!/[<&]/.test(posting)) return posting;
  return posting
    .replace(tag, (all, at: number) => {
      if (/^<h[1-6]/i.test(all)) headings.add(at + all.length);
      if (/^<li\b/i.test(all)) return `\n•${' '.repeat(all.length - 2)}`;
      return blockTag.test(all) ? `\n${padding.repeat(all.length - 1)}` : padding.repeat(all.length);
    })
    .replace(/&(amp|lt|gt|quot|apos|nbsp|#39);/g, (all, name: string) =>
      (entities[name] ?? '').padEnd(all.length, padding),
    );
}
