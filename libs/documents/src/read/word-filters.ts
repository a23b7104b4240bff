import filters from 'word-extractor/lib/filters.js';

/**
 * word-extractor 1.0.4 writes the word "undefined" for a euro sign in 8-bit text and for an optional hyphen. It keeps
 * its own references to these two functions, so this module must be evaluated before the extractor is.
 */
const windows1252 = new TextDecoder('windows-1252');
const clean = filters.clean;

filters.binaryToUnicode = (text) => windows1252.decode(Buffer.from(text, 'latin1'));
filters.clean = (text) => clean(text.replaceAll('\x1f', '').replaceAll('\x1e', '-'));
