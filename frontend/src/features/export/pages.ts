/** Pages are the pages of a PDF in one picture, below each other. */
export interface Pages {
  /** The picture itself, as an address. */
  address: string;
  count: number;
  /** Of one page, in points. */
  width: number;
  height: number;
}

/** Letter is as wide as this; all else is A4. Heights by width, in points. */
const letter = { width: 612, height: 792 };
const a4Height = 841.89;

const viewBox = /viewBox="0 0 ([\d.]{1,20}) ([\d.]{1,20})"/;

/** sizeOf reads the size and the number of pages from the beginning of the picture. */
export function sizeOf(svg: string): Omit<Pages, 'address'> | null {
  const [width = NaN, whole = NaN] = (viewBox.exec(svg) ?? []).slice(1).map(Number);
  if (!(width > 0 && whole > 0)) return null;
  const height = Math.abs(width - letter.width) < 1 ? letter.height : a4Height;
  return { width, height, count: Math.max(1, Math.round(whole / height)) };
}

const headChars = 400;

/** readPages makes an address of the picture, which shows it without running or loading anything in it. */
export async function readPages(picture: Blob): Promise<Pages | null> {
  const size = sizeOf(await picture.slice(0, headChars).text());
  return size && { ...size, address: await addressOf(picture) };
}

function addressOf(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(new Error('The picture could not be read'));
    reader.readAsDataURL(picture);
  });
}
