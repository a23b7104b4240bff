import type { LineLabel } from '@tailwright/resume-text/lines/line-tagger';
import { headingNames } from '@tailwright/resume-text/data/heading-names.data';
import { readBullet } from '@tailwright/resume-text/recognizers/bullets';
import { headingKind } from '@tailwright/resume-text/recognizers/headings';

/** LabelledLine is a line of a resume with the part it plays; blank lines are lines too. */
export interface LabelledLine {
  label: LineLabel | 'blank';
  text: string;
}

type Random = () => number;

const marks = ['• ', '- ', '– ', '* ', '▪ ', '● ', '', '', 'o ', '· ', '+ ', '> '];
const headingsByKind = groupHeadings();

/** vary writes a labelled resume as another person might have: another width, other marks, headings and blanks. */
export function vary(lines: LabelledLine[], random: Random): LabelledLine[] {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const width = pick([0, 62, 72, 80, 88, 96, 104, 115, 400]);
  const mark = random() < 0.35 ? undefined : pick(marks);
  const indent = pick(['', '', '', '  ', '   ', '    ', '\t']);
  const hanging = pick(['', '', '  ', '    ']);
  const caseOf = pick([undefined, undefined, upper, title, lower]);
  const decoration = pick(['', '', '', '', ':', '## ', '# ', '== ']);
  const blanks = pick(['asIs', 'asIs', 'asIs', 'none', 'headings', 'entries']);
  const gap = pick([undefined, undefined, '\t', '   ', ' | ', '      ', ' · ']);
  const otherHeadings = random() < 0.5;
  const logical = joinWrapped(lines);
  const result: LabelledLine[] = [];
  let before: LabelledLine['label'] = 'blank';
  for (const { label, text } of logical) {
    const written = write(label, text);
    if (label === 'blank') {
      if (blanks === 'asIs' || (blanks !== 'none' && before === 'name')) result.push({ label, text: '' });
    } else {
      const wantsBlank =
        label === 'heading'
          ? blanks === 'headings' || blanks === 'entries'
          : blanks === 'entries' && label === 'head' && before !== 'head' && before !== 'heading';
      if (wantsBlank && result.at(-1)?.label !== 'blank') result.push({ label: 'blank', text: '' });
      result.push(...wrap(label, written, width, hanging));
    }
    if (label !== 'blank') before = label;
  }
  return result;

  function write(label: LabelledLine['label'], text: string): string {
    if (label === 'bullet') {
      const body = readBullet(text)?.text ?? text.trim();
      return mark === undefined ? text : `${indent}${mark}${body}`;
    }
    if (label === 'heading') {
      const kind = headingKind(text);
      const name =
        otherHeadings && kind
          ? pick(headingsByKind.get(kind) ?? [text])
          : text
              .replace(/^[#=$\s]+/, '')
              .trimEnd()
              .replace(/:$/, '');
      const cased = caseOf ? caseOf(name) : otherHeadings && kind ? title(name) : name;
      return decoration === ':' ? `${cased}:` : `${decoration}${cased}`;
    }
    if (label === 'head' && gap !== undefined) return text.replace(/(\S)(?:\t+| {3,}| \| | · )(?=\S)/g, `$1${gap}`);
    return text;
  }
}

function joinWrapped(lines: LabelledLine[]): LabelledLine[] {
  const joined: LabelledLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    if (line.label === 'cont' && last && last.label !== 'blank')
      last.text = `${last.text.trimEnd()} ${line.text.trim()}`;
    else joined.push({ ...line });
  }
  return joined;
}

function wrap(label: LineLabel, text: string, width: number, hanging: string): LabelledLine[] {
  const wraps = label === 'bullet' || label === 'prose' || label === 'item' || label === 'inline';
  if (!wraps || width === 0 || text.length <= width) return [{ label, text }];
  const words = text.split(' ');
  const rows: string[] = [];
  let row = '';
  for (const word of words) {
    if (row.trim() !== '' && row.length + 1 + word.length > width) {
      rows.push(row);
      row = `${hanging}${word}`;
    } else row = row === '' && rows.length === 0 ? word : `${row} ${word}`;
  }
  rows.push(row);
  return rows.map((each, at) => ({ label: at === 0 ? label : 'cont', text: each }));
}

function groupHeadings(): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const line of headingNames.split('\n')) {
    const [name, kind] = line.split('\t');
    if (!name || !kind || !/^[a-z' ]+$/.test(name)) continue;
    groups.set(kind, [...(groups.get(kind) ?? []), name]);
  }
  return groups;
}

const upper = (text: string) => text.toUpperCase();
const lower = (text: string) => text.toLowerCase();
const title = (text: string) => text.toLowerCase().replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase());
