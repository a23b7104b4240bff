import { describe, expect, test } from '@jest/globals';
import { resumeDocument, textOf } from './document-lines';
import { divided, joined, moved, pasted, removed, typed, withoutEmpty } from './line-changes';

const resume = `# Ada Lovelace

ada@example.com

## Experience

### Analyst | Babbage Works

*1842 – 1843*

- Wrote the first program
- Described loops

### Governess | Ockham Park

- Taught mathematics

## Skills

Analysis, French
`;

const open = (text = resume) => resumeDocument({ originalResume: text, optimizedResume: text });
const lines = open();
const idOf = (words: string) => lines.find(({ text }) => text.includes(words))!.id;
const at = (words: string, place = 0) => ({ id: idOf(words), at: place });
const textAfter = (changed: { lines: ReturnType<typeof open> } | null) => (changed ? textOf(changed.lines) : null);

test('a document that nobody touched is the text it was, to the letter', () => {
  expect(textOf(lines)).toBe(resume);
});

describe('typing', () => {
  test.each([
    ['a bullet keeps its bullet', 'Wrote the', 'Wrote C# notes', '- Wrote C# notes'],
    ['a heading keeps its marks', 'Analyst', 'Countess | Home', '### Countess | Home'],
    ['dates keep their slant', '1842', '1842 – 1852', '*1842 – 1852*'],
    ['signs of Markdown are words', 'Described', 'Used *stars*', '- Used \\*stars\\*'],
  ])('%s', (_, line, words, raw) => {
    expect(textOf(typed(lines, idOf(line), words))).toContain(`${raw}\n`);
  });

  test('a link keeps its address while its words stand', () => {
    const [line] = open('See [my page](https://ada.example) now');
    expect(textOf(typed([line!], line!.id, 'Look at my page'))).toBe('Look at [my page](https://ada.example)\n');
    expect(textOf(typed([line!], line!.id, 'Look elsewhere'))).toBe('Look elsewhere\n');
  });
});

describe('Enter', () => {
  test.each([
    ['at the end of a bullet adds a bullet', 'Wrote', 23, 'x', '- Wrote the first program\n- x\n- Described'],
    ['inside a bullet divides it', 'Wrote', 5, null, '- Wrote\n- the first program\n- Described'],
    [
      'below the heading of a job adds what stands there',
      'Governess',
      24,
      'x',
      '### Governess | Ockham Park\n\n- x\n- Taught',
    ],
    ['below text adds a paragraph', 'French', 16, 'x', 'Analysis, French\n\nx\n'],
  ])('%s', (_, line, caret, words, raw) => {
    const changed = divided(lines, at(line, caret), 'new');
    expect(textOf(words === null ? changed.lines : typed(changed.lines, 'new', words))).toContain(raw);
  });

  test('at the start of a line adds one above, and the line keeps what is known of it', () => {
    const changed = divided(lines, at('Described', 0), 'new');
    expect(changed.place).toEqual({ id: idOf('Described'), at: 0 });
    expect(textOf(typed(changed.lines, 'new', 'x'))).toContain('- Wrote the first program\n- x\n- Described loops');
  });
});

describe('moving', () => {
  test.each([
    ['a bullet past another', 'Described', 'up', '- Described loops\n- Wrote the first program\n\n### Governess'],
    ['a bullet out of its job', 'Described', 'down', '### Governess | Ockham Park\n\n- Described loops\n- Taught'],
    [
      'a job with all its lines',
      'Governess',
      'up',
      '## Experience\n\n### Governess | Ockham Park\n\n- Taught mathematics\n\n### Analyst',
    ],
    [
      'a section with all its lines',
      'Skills',
      'up',
      'ada@example.com\n\n## Skills\n\nAnalysis, French\n\n## Experience',
    ],
  ] as const)('%s', (_, line, way, raw) => {
    expect(textAfter(moved(lines, at(line), way))).toContain(raw);
  });

  test.each([
    ['the name', 'Ada Lovelace', 'down'],
    ['the first line below the name, above it', 'ada@', 'up'],
    ['the first job of its section', 'Analyst', 'up'],
    ['the last line', 'French', 'down'],
  ] as const)('does nothing to %s', (_, line, way) => {
    expect(moved(lines, at(line), way)).toBeNull();
  });

  test('there and back is the text as it was', () => {
    const there = moved(lines, at('Described'), 'down')!;
    expect(textAfter(moved(there.lines, at('Described'), 'up'))).toBe(resume);
  });
});

test('a removed line is gone, and the typing goes on at the end of the one above', () => {
  const changed = removed(lines, idOf('Described'))!;
  expect(textOf(changed.lines)).toBe(resume.replace('- Described loops\n', ''));
  expect(changed.place).toEqual({ id: idOf('Wrote'), at: 23 });
});

test('the last line of all stays', () => {
  expect(removed(open('One'), '1')).toBeNull();
});

test('a rule above a removed line stays in its place', () => {
  const own = open('One\n\n---\n\nTwo\n\nThree\n');
  expect(textAfter(removed(own, own[1]!.id))).toBe('One\n\n---\n\nThree\n');
});

test('Backspace at the start joins two bullets, and no heading with what is above', () => {
  expect(textAfter(joined(lines, idOf('Described')))).toContain('- Wrote the first program Described loops\n');
  expect(joined(lines, idOf('Governess'))).toBeNull();
  expect(joined(lines, idOf('Wrote'))).toBeNull();
});

test('several lines pasted into one become lines of its kind', () => {
  const changed = pasted(lines, { ...at('Described', 9), until: 15 }, { texts: [' twice', 'Flew'], newIds: ['new'] });
  expect(textOf(changed.lines)).toContain('- Described twice\n- Flew\n\n### Governess');
  expect(changed.place).toEqual({ id: 'new', at: 4 });
});

test('an empty line goes once it is left, and not while it is typed in', () => {
  const empty = typed(lines, idOf('Described'), '  ');
  expect(withoutEmpty(empty, idOf('Described'))).toHaveLength(lines.length);
  expect(textOf(withoutEmpty(empty, null))).toBe(resume.replace('- Described loops\n', ''));
});
