declare module 'word-extractor' {
  interface Options {
    filterUnicode?: boolean;
    includeFooters?: boolean;
  }
  export default class WordExtractor {
    extract(source: Buffer): Promise<{
      getBody(options?: Options): string;
      getHeaders(options?: Options): string;
      getFooters(options?: Options): string;
      getTextboxes(options?: Options): string;
      getFootnotes(options?: Options): string;
      getEndnotes(options?: Options): string;
    }>;
  }
}

declare module 'word-extractor/lib/filters.js' {
  const filters: { binaryToUnicode(text: string): string; clean(text: string): string };
  export default filters;
}
