const protocols = new Set(['http', 'https', 'irc', 'ircs', 'mailto', 'xmpp']);

/**
 * safeUrl keeps an address that has no protocol or one of the six allowed; any other becomes empty. A colon after the
 * first `/`, `?` or `#` is part of a path, not the end of a protocol.
 */
export function safeUrl(url: string): string {
  const colon = url.indexOf(':');
  const rest = url.search(/[/?#]/);
  if (colon === -1 || (rest !== -1 && colon > rest)) return url;
  return protocols.has(url.slice(0, colon).toLowerCase()) ? url : '';
}
