/** FileSubject is what the name of a saved file is made of. */
export interface FileSubject {
  kind: 'resume' | 'letter';
  /** Whose file it is, as written; '' when nobody knows. */
  person?: string | undefined;
  /** Whom it is for. */
  company?: string | undefined;
}

const words = { resume: 'Resume', letter: 'Cover-Letter' };
/** Letters of a name and of an employer's; file systems take 255 bytes, and a Chinese character is three of them. */
const partCharsMax = 40;

/**
 * fileNameOf names a file that leaves the product, without its ending: "Jane-Doe-Resume-Acme". Letters of every script
 * stay; signs, blanks and what no file system takes become hyphens. Parts nobody knows are left out.
 */
export function fileNameOf({ kind, person = '', company = '' }: FileSubject): string {
  // "Jane Doe, RN": what stands behind the comma is no name.
  const [name = ''] = person.split(/[,(|]/);
  return [part(name), words[kind], part(company)].filter((each) => each !== '').join('-');
}

function part(text: string): string {
  const hyphened = text
    .normalize('NFC')
    .replace(/['’`´.]/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  return [...hyphened].slice(0, partCharsMax).join('').replace(/^-|-$/g, '');
}
