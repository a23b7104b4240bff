import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { coveredBy } from './font-coverage.js';

const require = createRequire(import.meta.url);
const notoSans = dirname(require.resolve('@expo-google-fonts/noto-sans/package.json'));
const notoSansChinese = dirname(require.resolve('@expo-google-fonts/noto-sans-sc/package.json'));
const ours = fileURLToPath(new URL('../../fonts', import.meta.url));

/**
 * fontFolders hold the faces that are embedded in our PDFs: Latin, Cyrillic and Greek, Chinese, and Arabic. Vazirmatn
 * is carried along (fonts/OFL.txt), because each of its letters is one shape: fonts that draw dots apart from their
 * letters, such as Noto Sans Arabic, cannot be read back from a PDF.
 */
export const fontFolders = [
  ...['400Regular', '400Regular_Italic', '700Bold', '700Bold_Italic'].map((face) => join(notoSans, face)),
  ...['400Regular', '700Bold'].map((face) => join(notoSansChinese, face)),
  ours,
];

const regularFaces = [
  join(notoSans, '400Regular', 'NotoSans_400Regular.ttf'),
  join(notoSansChinese, '400Regular', 'NotoSansSC_400Regular.ttf'),
  join(ours, 'Vazirmatn_400Regular.ttf'),
];

let faces: ((character: number) => boolean)[] | undefined;

/** canShow tells whether one of the embedded fonts has a shape for a character. */
export function canShow(character: string): boolean {
  faces ??= regularFaces.map((file) => coveredBy(readFileSync(file)));
  const code = character.codePointAt(0) ?? 0;
  return faces.some((has) => has(code));
}
