import { expect, test } from '@jest/globals';
import { bombDocx, crowdedDocx, wordPart } from '../fixtures/hostile-files.js';
import { makeDocx } from '../fixtures/make-docx.js';
import { makeZip } from '../fixtures/make-zip.js';
import { guardZip } from './zip-guard.js';

test('a real document passes', async () => {
  await expect(guardZip(await makeDocx(['Ada Lovelace']))).resolves.toBeUndefined();
});

test.each([
  ['an honest bomb', bombDocx(40), 'document_too_complex'],
  ['a bomb whose headers lie', bombDocx(40, 1_000), 'document_too_complex'],
  ['a small file with an absurd ratio', bombDocx(1), 'document_too_complex'],
  ['too many entries', crowdedDocx(2_500), 'document_too_complex'],
  ['a spreadsheet', makeZip([{ name: 'xl/workbook.xml', bytes: Buffer.from('<x/>') }]), 'unsupported_media_type'],
  ['a path that climbs out', makeZip([{ name: '../../etc/passwd', bytes: Buffer.from('x') }]), 'document_unreadable'],
  ['a cut file', bombDocx(1).subarray(0, 500), 'document_unreadable'],
  ['an encrypted entry', encrypted(makeZip([wordPart('')])), 'document_protected'],
])('%s is refused', async (_, bytes, code) => {
  await expect(guardZip(bytes)).rejects.toMatchObject({ code });
});

/** Sets the encryption bit in the central directory, which is what readers believe. */
function encrypted(zip: Buffer): Buffer {
  zip.writeUInt16LE(1, zip.indexOf(Buffer.from('504b0102', 'hex')) + 8);
  return zip;
}
