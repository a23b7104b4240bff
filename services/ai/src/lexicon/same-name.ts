import { foldName } from './lexicon.js';
import { sameNames } from './same-names.js';

const pairs = new Set(
  'postgres postgresql;k8s kubernetes;js javascript;ts typescript;golang go;mongo mongodb;sklearn scikitlearn;ror rubyonrails;node nodejs;react reactjs;vue vuejs;es elasticsearch;restapi restapis;restfulapis restapis;restful restapis'
    .split(';')
    .map((pair) => pair.split(' ').map(squash).join(' ')),
);
const makers = /^(?:microsoft|ms|apache|amazon|google|adobe|oracle|ibm) /;

/** isSameName is true where two spellings name exactly one thing: K8s and Kubernetes, BLS and Basic Life Support. */
export function isSameName(one: string, other: string): boolean {
  const [a, b] = [foldName(one), foldName(other)];
  if (a === '' || b === '') return false;
  const [x, y] = [squash(a), squash(b)];
  return (
    x === y ||
    pairs.has(`${x} ${y}`) ||
    pairs.has(`${y} ${x}`) ||
    squash(a.replace(makers, '')) === squash(b.replace(makers, '')) ||
    listed().has(`${x} ${y}`) ||
    listed().has(`${y} ${x}`) ||
    isInitials(a, y) ||
    isInitials(b, x)
  );
}

let known: Set<string> | undefined;

/** The pairs of the list of same names, written as names are compared. */
function listed(): Set<string> {
  known ??= new Set(sameNames().flatMap(({ short, longs }) => longs.map((long) => `${key(short)} ${key(long)}`)));
  return known;
}

function key(name: string): string {
  return squash(foldName(name));
}

function squash(text: string): string {
  return text.replace(/[^\p{L}\p{N}#+]/gu, '').replace(/s$/, '');
}

function isInitials(long: string, short: string): boolean {
  const words = long.split(' ').filter((word) => !/^(?:and|of|the|for|in|to)$/.test(word));
  return words.length > 1 && words.map((word) => word.charAt(0)).join('') === short;
}
