import { expect, test } from '@jest/globals';
import { normaliseText } from './normalise.js';
import { readTxt } from './txt.js';

const text = 'Zoë Müller – C++ développeuse';
const swapped = (bytes: Buffer) => Buffer.from(bytes).swap16();

test.each([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with a mark', Buffer.from(`\ufeff${text}`)],
  ['UTF-16 little endian with a mark', Buffer.from(`\ufeff${text}`, 'utf16le')],
  ['UTF-16 little endian without', Buffer.from(text, 'utf16le')],
  ['UTF-16 big endian with a mark', swapped(Buffer.from(`\ufeff${text}`, 'utf16le'))],
  ['UTF-16 big endian without', swapped(Buffer.from(text, 'utf16le'))],
  ['Windows-1252', Buffer.from(text.replace('–', '\x96'), 'latin1')],
])('%s gives the same text', (_, bytes) => {
  expect(normaliseText(readTxt(bytes).text)).toBe(text);
});

test('Cyrillic UTF-16 without a mark is told by its spaces', () => {
  expect(readTxt(Buffer.from('Ада Лавлейс', 'utf16le')).text).toBe('Ада Лавлейс');
});

test('noise is refused', () => {
  const noise = Buffer.from(Array.from({ length: 999 }, (_, index) => 1 + ((index * 131) % 255)));
  expect(() => readTxt(noise)).toThrow(expect.objectContaining({ code: 'unsupported_media_type' }));
});

test.each(['a\0b\0\0c', 'Ada Lovelace wrote\0 the first program'])('a zero byte inside text is refused', (bytes) => {
  expect(() => readTxt(Buffer.from(bytes))).toThrow(expect.objectContaining({ code: 'unsupported_media_type' }));
});
