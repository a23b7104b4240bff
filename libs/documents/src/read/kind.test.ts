import { describe, expect, test } from '@jest/globals';
import { compoundFile } from '../fixtures/compound-file.js';
import { makeDoc } from '../fixtures/make-doc.js';
import { detectKind } from './kind.js';

const zip = Buffer.from('504b030414000600', 'hex');
const bytesOf = (text: string) => Buffer.from(text, 'latin1');

describe('the bytes choose the reader', () => {
  test.each([
    ['resume.pdf', bytesOf('%PDF-1.7 …'), 'pdf', []],
    ['RESUME.PDF', bytesOf('%PDF-1.7 …'), 'pdf', []],
    ['scan.pdf', bytesOf(`@PJL printer\r\n${' '.repeat(600)}%PDF-1.4`), 'pdf', []],
    ['resume', bytesOf('%PDF-1.7 …'), 'pdf', []],
    ['resume.docx', bytesOf('%PDF-1.7 …'), 'pdf', ['extension_differs']],
    ['resume.docx', zip, 'docx', []],
    ['resume.doc', zip, 'docx', ['extension_differs']],
    ['resume.doc', makeDoc(['Ada']), 'doc', []],
    ['resume.txt', bytesOf('Ada Lovelace'), 'txt', []],
    ['resume.md', bytesOf('# Ada Lovelace'), 'txt', ['extension_differs']],
    ['resume.pdf', bytesOf('BM Ada Lovelace'), 'txt', ['extension_differs']],
    ['resume.txt', Buffer.from('\ufeffAda', 'utf16le'), 'txt', []],
    ['resume.txt', Buffer.from('Ада Лавлейс 1815', 'utf16le'), 'txt', []],
  ])('%s is read as %s bytes say', (name, bytes, kind, warnings) => {
    expect(detectKind(name, bytes)).toEqual({ kind, warnings });
  });
});

describe('what is not accepted says what it is', () => {
  test.each([
    ['photo.pdf', Buffer.from('89504e470d0a1a0a', 'hex'), 'unsupported_media_type', /an image \(PNG\), not a document/],
    ['photo.pdf', Buffer.from('ffd8ffe000104a46', 'hex'), 'unsupported_media_type', /image \(JPEG\)/],
    ['photo.docx', bytesOf('RIFF\x10\0\0\0WEBPVP8 '), 'unsupported_media_type', /image \(WebP\)/],
    ['photo.pdf', bytesOf('\0\0\0\x18ftypheic'), 'unsupported_media_type', /image \(HEIC\)/],
    ['photo.pdf', bytesOf('BM\x36\0\0\0\0\0\x01'), 'unsupported_media_type', /image \(BMP\)/],
    ['resume.doc', bytesOf('{\\rtf1\\ansi Ada}'), 'unsupported_media_type', /rich text/],
    ['resume.doc', bytesOf('\n<HTML><body>Ada'), 'unsupported_media_type', /web page/],
    ['sheet.doc', compoundFile([{ name: 'Workbook', bytes: Buffer.alloc(9) }]), 'unsupported_media_type', /not a Word/],
    ['a.docx', compoundFile([{ name: 'EncryptedPackage', bytes: Buffer.alloc(9) }]), 'document_protected', /password/],
    [
      'resume.exe',
      bytesOf('MZ\x90\0\x03\0\0\x04'),
      'unsupported_media_type',
      /Accepted types: .pdf, .docx, .doc, .txt/,
    ],
    ['steal.js', bytesOf('alert(1)'), 'unsupported_media_type', /Invalid file type/],
    ['noise.txt', Buffer.from('0001020000030400', 'hex'), 'unsupported_media_type', /Invalid file type/],
  ])('%s', (name, bytes, code, message) => {
    expect(() => detectKind(name, bytes)).toThrow(
      expect.objectContaining({ code, message: expect.stringMatching(message) }),
    );
  });
});
