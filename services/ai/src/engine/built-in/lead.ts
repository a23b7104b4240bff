import { block, inline } from '../../resume-text/markdown.js';
import { readVerb } from '../../resume-text/verbs.js';

const stopAt =
  /^(?:in|for|with|to|by|from|of|on|at|across|through|using|that|which|into|under|over|while|so|per|who|when|after|during|via|between|without|within)$/i;

/** withLead sets the first words of a bullet, its verb and object, in bold. */
export function withLead(text: string): string {
  const words = text.split(' ');
  const end = words.findIndex((word, index) => index > 0 && stopAt.test(word));
  const comma = words.findIndex((word) => /[,;:.]$/.test(word));
  const length = Math.min(...[end, comma + 1].map((at) => (at > 0 ? at : words.length)), 6);
  const isVerb = readVerb(words[0] ?? '') !== undefined;
  if (!isVerb || length < 2 || length >= words.length || (length === 6 && end !== 6 && comma !== 5)) return block(text);
  const lead = words.slice(0, length).join(' ');
  const stop = /[,;:.]$/.exec(lead)?.[0] ?? '';
  return `**${inline(lead.slice(0, lead.length - stop.length))}**${stop} ${inline(words.slice(length).join(' '))}`;
}
