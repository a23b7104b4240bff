import { allMatches } from '@tailwright/resume-text/text/all-matches';
import { canon } from '../words/synonyms.js';
import type { Evidence, Source } from '../evidence.js';
import { splitWords } from '../../text/words.js';

const name = String.raw`((?:[\p{Lu}\d][\p{L}\p{N}+#/.&]{0,40})(?:[ -][\p{L}\p{N}+#/.&]{1,40}){0,7})`;
const patterns = [
  new RegExp(
    String.raw`${name}[ -](?:[Cc]ertified|[Cc]ertification|[Cc]ertificate|[Ll]icensed|[Aa]ccredited)(?!\p{L})`,
    'gu',
  ),
  new RegExp(String.raw`(?<!\p{L})(?:[Cc]ertified|[Ll]icensed|[Aa]ccredited) (?:in|as an?|by|through) ${name}`, 'gu'),
  new RegExp(String.raw`(?<!\p{L})(?:Certified|Licensed|Chartered|Accredited) ${name}`, 'gu'),
];
const proves =
  /certif|licen[cs]|accredit|chartered|registered|\b(?:holder|passed|completed|training|trained|qualified|status)\b/i;
const titles = /^(?:registered|nurse|technician|teacher|engineer|developer|electrician|the|state|of)$/i;

const known = new WeakMap<Evidence, readonly Source[]>();

/** The lines of an original that speak of certificates, licences or training. */
function provingLines(evidence: Evidence): readonly Source[] {
  const lines =
    known.get(evidence) ??
    evidence.sources.filter((source) => source.kind === 'certifications' || proves.test(source.text));
  known.set(evidence, lines);
  return lines;
}

/** unprovenCertificate finds a certificate that no line about certificates, licences or training names. */
export function unprovenCertificate(claim: string, evidence: Evidence): string | undefined {
  for (const pattern of patterns) {
    for (const match of allMatches(pattern, claim)) {
      const words = splitWords(match[1] ?? '').filter((word) => !titles.test(word.key));
      const isProven = words.every((word) =>
        provingLines(evidence).some(
          (line) => line.all.has(canon(word.key)) || line.text.toLowerCase().includes(word.key),
        ),
      );
      if (!isProven) return match[0];
    }
  }
  return undefined;
}
