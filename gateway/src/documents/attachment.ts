const nameCharsMax = 120;

/**
 * attachment is the Content-Disposition of a download (RFC 6266): the name in plain ASCII for old programs, and whole
 * in UTF-8. What a file system or a header cannot hold (path parts, quotes, controls, direction marks) is left out.
 */
export function attachment(name: string, extension: string): string {
  const whole = `${safeName(name) || 'document'}.${extension}`;
  const ascii = safeName(
    name
      .normalize('NFD')
      .replace(/[^\x20-\x7e]/g, '')
      .replace(/\s+/g, ' '),
  );
  const plain = `${/[a-z0-9]/i.test(ascii) ? ascii : 'document'}.${extension}`;
  return `attachment; filename="${plain}"; filename*=UTF-8''${encode(whole)}`;
}

function safeName(name: string): string {
  return name
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .replace(/[\\/:*?"<>|%]+/g, ' ')
    .replace(/\s+/g, ' ')
    .slice(0, nameCharsMax)
    .toWellFormed()
    .replace(/^[\s.-]+|(?<![\s.-])[\s.-]+$|\ufffd/g, '');
}

/** RFC 8187 allows fewer characters than encodeURIComponent leaves. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
