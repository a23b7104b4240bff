import { expect, test } from '@jest/globals';
import { splitTokens } from './tokens.js';
import { tagPosting } from './tagger.js';

const heard = (...lines: string[]) => {
  const tokens = lines.map(splitTokens);
  const tagged = tagPosting(
    tokens.map((list) => ({
      tokens: list.map((token) => token.text),
      breaks: list.map((token) => token.isAfterBreak),
    })),
  );
  return tagged.flatMap(({ spans }, index) =>
    spans.map(({ start, end }) => lines[index]?.slice(tokens[index]?.[start]?.start, tokens[index]?.[end - 1]?.end)),
  );
};

test('names are heard where they are asked for', () => {
  expect(heard('Experience with Kubernetes, Spring Boot and PostgreSQL is required.')).toEqual([
    'Kubernetes',
    'Spring Boot',
    'PostgreSQL',
  ]);
  expect(heard('We offer free lunch and a friendly office.')).toEqual([]);
});

test('a name no list of ours knows is heard by its place', () => {
  expect(heard('Experience with Zorblax is a must.')).toEqual(['Zorblax']);
});

test('no keyword crosses a comma', () => {
  for (const found of heard('Knowledge of Java, Spring, Boot, Amazon, Web, Services, machine, learning')) {
    expect(found).not.toContain(',');
  }
});

test('empty sentences and odd tokens do no harm', () => {
  expect(tagPosting([{ tokens: [] }, { tokens: ['…', '🙂', ''] }])).toHaveLength(2);
  expect(tagPosting([])).toEqual([]);
});

test.each([
  ['(m/f/d) C++/C#, .NET; "Node.js".', ['(', 'm/f/d', ')', 'C++/C#', '.NET', 'Node.js', '.']],
  ['Monitoring: Grafana, etc.', ['Monitoring', 'Grafana', 'etc', '.']],
])('%s is cut as the training data is', (line, tokens) => {
  expect(splitTokens(line).map((token) => token.text)).toEqual(tokens);
});
