/** Words that stand with a capital in names of every kind: none of them names anybody or anything by itself. */
const plain = new Set(
  `academy association associateship authority bureau campus class college commission committee council county court courts
department diploma district division eastern faculty fellowship first fifth form foundation fourth grade group institute
institution international junior level lower ministry municipal national northern office part phase program programme province
public regional republic schedule school second secondary section senior service services society southern state states studies
study third union united university upper western january february march april may june july august september october november
december spring summer autumn fall winter`.split(/\s+/),
);

/** isPlainInName is true for "District" and "College": a capital makes no strange name of them. */
export function isPlainInName(key: string): boolean {
  return plain.has(key);
}
