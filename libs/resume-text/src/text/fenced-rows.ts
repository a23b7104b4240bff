/** FencedRow is a row of Markdown and what the fences around it make of it. */
export interface FencedRow {
  text: string;
  /** The row is itself a fence: it opens or closes a text that is shown as it stands, and is not shown. */
  isFence: boolean;
  /** The row stands between two fences, so none of its signs is a mark of Markdown. */
  isVerbatim: boolean;
}

/** An opening fence says one word at most, the language; with more it is a line of text. */
const opening = /^ {0,3}(`{3,})[ \t]{0,40}([\w+#.-]{0,40})[ \t]{0,40}$/;
const closing = /^ {0,3}(`{3,})[ \t]{0,40}$/;
/** Models like to wrap their whole answer into a fence that says so; what stands in it is Markdown as usual. */
const wrapper = /^(?:markdown|md)$/i;

/**
 * fencedRows says of every row whether it is a fence or stands between two. A fence is opened by a row of three or more
 * backticks, and only a row of backticks alone that is at least as long closes it: shorter rows, rows of tildes and rows
 * such as "```js" below the opening one are words of the person.
 */
export function fencedRows(rows: readonly string[]): FencedRow[] {
  let open: { length: number; isVerbatim: boolean } | undefined;
  return rows.map((text) => {
    const isVerbatim = open?.isVerbatim ?? false;
    if (!text.includes('```')) return { text, isFence: false, isVerbatim };
    const [, marks, language = ''] = (open ? closing : opening).exec(text) ?? [];
    if (marks === undefined || marks.length < (open?.length ?? 0)) return { text, isFence: false, isVerbatim };
    open = open ? undefined : { length: marks.length, isVerbatim: !wrapper.test(language) };
    return { text, isFence: true, isVerbatim: false };
  });
}
