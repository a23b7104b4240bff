import { createHash } from 'node:crypto';

const points = 9;
/** Below this heading stand lines that ask for nothing; they have a reason in place of a test. */
const nothingToProve = '## Nothing to prove';

/** hashOf names a line of the specification by its words: eight hexadecimal digits. */
export const hashOf = (words) => createHash('sha256').update(words.trim()).digest('hex').slice(0, 8);

/**
 * checkCoverage compares docs/specification-coverage.md with the numbers and hashes of all lines of the specification.
 * Every line is quoted, word for word, by an entry that names tests which exist. `readSource` answers a file's text, or
 * null.
 */
export async function checkCoverage({ coverage, lines, readSource }) {
  const wanted = new Set(lines.split('\n').filter(Boolean));
  const { entries, seen } = entriesOf(coverage);
  const problems = seen === points ? [] : [`${seen} points instead of ${points}`];
  const quoted = new Set();
  for (const { title, quotes, tests, needsTests } of entries) {
    if (quotes.length === 0) problems.push(`quotes no line of the specification: ${title}`);
    if (needsTests && tests.length === 0) problems.push(`no test: ${title}`);
    for (const { number, hash, words } of quotes) {
      const line = `${number} ${hash}`;
      if (hash !== hashOf(words)) problems.push(`the words are not those of line ${line}: ${words}`);
      if (!wanted.has(line)) problems.push(`the specification has no line ${line}: ${words}`);
      quoted.add(line);
    }
    for (const test of tests) {
      const reason = await reasonAgainst(test, readSource);
      if (reason) problems.push(`${reason}: ${test.trim()}`);
    }
  }
  for (const line of wanted) if (!quoted.has(line)) problems.push(`no entry quotes line ${line} of the specification`);
  const named = new Set(entries.flatMap(({ tests }) => tests));
  const unproven = entries.filter(({ needsTests }) => !needsTests).flatMap(({ quotes }) => quotes);
  return { problems, lines: wanted.size, tests: named.size, unproven: unproven.length };
}

function entriesOf(coverage) {
  const entries = [];
  let seen = 0;
  let needsTests = true;
  for (const text of coverage.split('\n')) {
    const quote = /^ {2}- (\d+) ([0-9a-f]{8}) `(.+)`$/.exec(text);
    if (text.startsWith('## Point ')) seen++;
    if (text.startsWith('## ')) needsTests = text !== nothingToProve;
    if (text.startsWith('- ')) entries.push({ title: text, quotes: [], tests: [], needsTests });
    else if (quote) entries.at(-1).quotes.push({ number: quote[1], hash: quote[2], words: quote[3] });
    else if (text.startsWith('  - ')) entries.at(-1).tests.push(text);
  }
  return { entries, seen };
}

/** A test exists when its title stands in the file as the first argument of a call that goes on with a function. */
async function reasonAgainst(test, readSource) {
  const [, path, name] = /^ {2}- (\S+) › `(.+)`$/.exec(test) ?? [];
  if (!path) return 'not "path › `name`"';
  const source = await readSource(path);
  if (source === null) return 'no such file';
  const title = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`\\(\\s*(['"\`])${title}\\1,\\s*(async\\s*)?(\\(|\\w+ =>)`).test(source) ? null : 'no such test';
}
