import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PDFParse } from 'pdf-parse';

/** TextRun is one positioned run of text, in the order the file draws it. */
export interface TextRun {
  str: string;
  /** The text matrix; the last two numbers are the position in points from the lower left corner. */
  transform: number[];
  width: number;
  height: number;
  /** The engine's own name of the font; `fontNameOf` tells the real one. */
  fontName?: string;
  /** The engine saw a line end after this run. */
  hasEOL: boolean;
}

/** Operators are a page's drawing instructions: numeric codes and, at the same index, their arguments. */
export interface Operators {
  fnArray: number[];
  argsArray: unknown[];
}

/** PdfPage is one page as the engine under pdf-parse gives it. */
export interface PdfPage {
  getTextContent(): Promise<{ items: (TextRun | { type: string })[] }>;
  getOperatorList(): Promise<Operators>;
  /** Fonts by the engine's name, known once the drawing instructions are. */
  commonObjs: { has(name: string): boolean; get(name: string): { name?: string } | null };
  cleanup(): void;
}

export interface PdfFile {
  numPages: number;
  getPage(page: number): Promise<PdfPage>;
}

const require = createRequire(import.meta.url);
const engineFolder = dirname(createRequire(require.resolve('pdf-parse')).resolve('pdfjs-dist/package.json'));

/**
 * withPdf opens a PDF and closes it after `work`. Images are not decoded (`maxImageSize`), no code is generated from
 * the file (`isEvalSupported`), and the Asian character maps come from the package, not from a network.
 */
export async function withPdf<T>(bytes: Buffer, work: (file: PdfFile) => Promise<T>): Promise<T> {
  const parser = open(bytes, 1);
  try {
    // pdf-parse's own getText glues a name to the line below it and loses the positions that tell columns and hidden
    // text, so we take the pages it opened. The member is private; the version is pinned and a test covers it.
    return await work(await (parser as unknown as { load(): Promise<PdfFile> }).load());
  } finally {
    await parser.destroy();
  }
}

/** A page of A3 at 300 dots an inch has 17 million points; each takes four bytes while it is decoded. */
const picturePointsMax = 40_000_000;

/** picturesOfPdf paints the first pages, one after the other, and tells how many there are. */
export async function* picturesOfPdf(
  bytes: Buffer,
  { widthPx, pagesMax }: { widthPx: number; pagesMax: number },
): AsyncGenerator<{ picture: Uint8Array; total: number }> {
  const parser = open(bytes, picturePointsMax);
  try {
    const { total } = await parser.getInfo();
    for (let page = 1; page <= Math.min(total, pagesMax); page += 1) {
      const { pages } = await parser.getScreenshot({
        partial: [page],
        desiredWidth: widthPx,
        imageBuffer: true,
        imageDataUrl: false,
      });
      if (pages[0]?.data) yield { picture: pages[0].data, total };
    }
  } finally {
    await parser.destroy();
  }
}

function open(bytes: Buffer, maxImageSize: number): PDFParse {
  return new PDFParse({
    data: new Uint8Array(bytes),
    isEvalSupported: false,
    maxImageSize,
    disableFontFace: true,
    useSystemFonts: false,
    cMapUrl: join(engineFolder, 'cmaps/'),
    cMapPacked: true,
    standardFontDataUrl: join(engineFolder, 'standard_fonts/'),
    wasmUrl: join(engineFolder, 'wasm/'),
    verbosity: 0,
  });
}
