/** "E1  Substantial experience": the letters and the number by which a criterion is called. */
const mark = /^[ \t\u200b]*(\p{Lu}{1,2})\s?(\d{1,2})(?:[.:)]{1,2}[ \t]*|[ \t]+)(?=\S)/u;

/**
 * criterionMarks finds the lines of a posting that begin with the mark of a criterion, and how long the mark is. Marks
 * count up from 1 by their letters: one "B2 German" alone is the level of a language.
 */
export function criterionMarks(lines: readonly string[]): Map<number, number> {
  const marks = lines.flatMap((text, line) => {
    const [all = '', letters = '', number] = mark.exec(text) ?? [];
    return number === undefined ? [] : [{ line, letters, number: Number(number), length: all.length }];
  });
  const series = [...Map.groupBy(marks, ({ letters }) => letters).values()].filter((each) =>
    countsUp(each.map(({ number }) => number)),
  );
  return new Map(series.flat().map(({ line, length }) => [line, length]));
}

function countsUp(numbers: readonly number[]): boolean {
  return numbers.length > 1 && numbers.every((number, at) => number === at + 1);
}
