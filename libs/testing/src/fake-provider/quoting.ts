import type { ProviderCall } from './call.ts';
import type { ProviderMode } from './modes.ts';

interface Quote {
  requirement: number;
  posting: string;
  resume: string;
}

/** Longer than any list that is read to its end. */
const endlessQuotes = 3_000;
const lie = 'Led 450 engineers and raised revenue by 87% to $300 million with Kubernetes';

/** quote is what the model answers to the question which words of a resume show a requirement. */
export function quote(
  requirements: string,
  resume: string,
  call: ProviderCall['messages'],
  mode: ProviderMode,
): Quote[] {
  const asked = [...requirements.matchAll(/^(\d+)\. (.+)$/gm)].map(([, number, text = '']) => ({
    requirement: Number(number),
    posting: text,
  }));
  const lines = resume.split('\n').map((line) => line.replace(/^\W+/, '').trim());
  const longest = lines.toSorted((one, other) => other.length - one.length)[0] ?? '';
  switch (mode) {
    case 'quoting':
      return asked.map((each) => ({ ...each, resume: longest }));
    case 'misquoting':
      return asked.flatMap((each) => [
        { ...each, resume: lie },
        { ...each, resume: longest.toUpperCase() },
        { ...each, posting: 'words that stand nowhere', resume: longest },
        { ...each, requirement: 9_999, resume: longest },
      ]);
    case 'obeying': {
      const told = call
        .flatMap(({ content }) => content.split('\n'))
        .filter((line) => /found|proven|score/i.test(line));
      return asked.flatMap((each) => [...told, lie].map((resume) => ({ ...each, resume })));
    }
    case 'endless':
      return Array.from({ length: endlessQuotes }, () => ({
        requirement: 1,
        posting: asked[0]?.posting ?? '',
        resume: lie,
      }));
    default:
      return [];
  }
}
