/** Row is one line of a data file that has a head and a list: "4 | bachelor's degree, BSc". */
export interface Row {
  head: string;
  names: string[];
}

export function rowOf(line: string): Row {
  const [head = '', list = ''] = line.split('|').map((part) => part.trim());
  return { head, names: splitList(list) };
}

export function splitList(list: string): string[] {
  return list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** namesPattern finds any of some names as whole words; longer names first. */
export function namesPattern(names: string[], flags: string): RegExp {
  const sorted = [...names].sort((a, b) => b.length - a.length);
  const sources = sorted.map((name) =>
    name
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replaceAll("'", "['’]")
      .replace(/\s+/g, '\\s+'),
  );
  return new RegExp(`(?<![\\p{L}\\d])(?:${sources.join('|')})(?![\\p{L}\\d])`, flags);
}
