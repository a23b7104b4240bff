/** Range of characters of one group of the table, both ends included. */
type Group = readonly [first: number, last: number];

/**
 * coveredBy reads which characters a TrueType font has shapes for: the segments of its `cmap` table in format 12 or,
 * where there is none, format 4 (OpenType specification, "cmap"). Groups that point to the missing shape are rare
 * enough to be taken for covered.
 */
export function coveredBy(font: Buffer): (character: number) => boolean {
  const groups = groupsOf(font);
  return (character) => {
    let [low, high] = [0, groups.length - 1];
    while (low <= high) {
      const middle = (low + high) >> 1;
      const [first, last] = groups[middle]!;
      if (character < first) high = middle - 1;
      else if (character > last) low = middle + 1;
      else return true;
    }
    return false;
  };
}

function groupsOf(font: Buffer): Group[] {
  const cmap = tableOffset(font, 'cmap');
  const formats = new Map<number, number>();
  for (let index = 0; index < font.readUInt16BE(cmap + 2); index += 1) {
    const subtable = cmap + font.readUInt32BE(cmap + 4 + index * 8 + 4);
    formats.set(font.readUInt16BE(subtable), subtable);
  }
  const [twelve, four] = [formats.get(12), formats.get(4)];
  if (twelve !== undefined) return longGroups(font, twelve);
  if (four !== undefined) return shortGroups(font, four);
  throw new Error('a font without a character map of format 4 or 12');
}

function tableOffset(font: Buffer, name: string): number {
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const record = 12 + index * 16;
    if (font.toString('latin1', record, record + 4) === name) return font.readUInt32BE(record + 8);
  }
  throw new Error(`a font without the table ${name}`);
}

function longGroups(font: Buffer, at: number): Group[] {
  return Array.from({ length: font.readUInt32BE(at + 12) }, (_, index) => {
    const group = at + 16 + index * 12;
    return [font.readUInt32BE(group), font.readUInt32BE(group + 4)] as const;
  });
}

function shortGroups(font: Buffer, at: number): Group[] {
  const bytes = font.readUInt16BE(at + 6);
  return Array.from({ length: bytes / 2 }, (_, index) => {
    const last = font.readUInt16BE(at + 14 + index * 2);
    return [font.readUInt16BE(at + 16 + bytes + index * 2), last] as const;
  });
}
