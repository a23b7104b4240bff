import { randomBytes } from 'node:crypto';

/** delimited wraps hostile texts in markers nobody can forge, because the nonce is new for every request. */
export function delimited(documents: Record<string, string>): { nonce: string; text: string } {
  const nonce = randomBytes(9).toString('base64url');
  const text = Object.entries(documents)
    .map(([name, content]) => `<<<${name} ${nonce}>>>\n${content}\n<<<END ${name} ${nonce}>>>`)
    .join('\n\n');
  return { nonce, text };
}
