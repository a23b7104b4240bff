import type { Section } from '@tailwright/resume-text/document/resume-document';
import { contentStems } from '../../lexicon/facets.js';
import { toolsIn } from '../../evidence/families.js';
import { hedgesIn } from '../../evidence/hedges.js';
import { languageNames } from '../../posting/language-names.js';
import type { Asked } from './asked.js';
import type { Changes } from './changes.js';
import { isPlainlySaid, namesIn } from './names.js';
import type { Target } from './relevance.js';
import { isLessened, readSkillList, writeSkillList } from './skill-list.js';

/** orderSkills puts what the posting asks for first in each list of skills; both halves keep the person's order. */
export function orderSkills(section: Section, target: Target, asked: Asked, changes: Changes): void {
  // "Infrastructure Docker, Helm" below "Languages Kotlin, Go": the name of the group stands first, without a colon.
  const areLabelled = section.details.filter(({ text }) => isLabelledGroup(text)).length >= groupsMin;
  for (const detail of section.details) {
    const list = readSkillList(detail);
    // "Rusty: Perl, C": what the person puts far down is not put first, and stays where the fact guard finds it.
    if (
      !list ||
      isLessened(list) ||
      (areLabelled && isLabelledGroup(detail.text)) ||
      endsWithAnd(list.items) ||
      list.items.some(isPerson)
    )
      continue;
    const judged = list.items.map((item) => ({ item, serves: servedBy(item, target, asked) }));
    const wanted = judged.filter(({ serves }) => serves !== undefined);
    const items = [...wanted, ...judged.filter(({ serves }) => serves === undefined)].map(({ item }) => item);
    const requirements = wanted.flatMap(({ serves = [] }) => serves);
    const text = writeSkillList({ ...list, items });
    if (items[0] !== list.items[0] && isPhrase(list.items)) continue;
    if (text !== detail.text) changes.change(detail, text, 'skills', { lines: [], requirements });
  }
}

const groupsMin = 2;
const groupNames: ReadonlySet<string> = new Set(
  'language languages database databases data infrastructure cloud framework frameworks library libraries tool tools tooling platform platforms testing domain devops frontend backend messaging monitoring observability security network networks networking software hardware method methods web mobile design analytics reporting office other'.split(
    ' ',
  ),
);

/** "Data PostgreSQL, Kafka" begins with the name of a group; "Data entry, filing" is an item. */
function isLabelledGroup(text: string): boolean {
  const [, name = ''] = /^(\p{L}[\p{L}-]+) [\p{Lu}\d][^:,]{1,60},/u.exec(text) ?? [];
  return groupNames.has(name.toLowerCase().replace('-', ''));
}

/** "Ms Lindi Adams, head of physiotherapy" is a referee, wherever the line stands. */
function isPerson(item: string): boolean {
  return /^(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Rev)\.? \p{Lu}/u.test(item);
}

/** "Word, Excel, PowerPoint and Teams" is a phrase, in another order no more. */
function endsWithAnd(items: readonly string[]): boolean {
  return /\S (?:and|or) \S/.test(items.at(-1) ?? '');
}

/**
 * "Hand lettering, gilding, framing" begins as a sentence does: in another order a small letter would begin it, and a capital
 * stand within. Of "Veeva Vault eTMF, CTMS" the second item may go on with the first.
 */
function isPhrase([first = '', ...others]: readonly string[]): boolean {
  const isWord = /^\p{Lu}\p{Ll}/u.test(first) && toolsIn(first).tools.size === 0;
  const isPair = others.length === 1 && first.includes(' ');
  return isPair || (isWord && others.some((item) => /^\p{Ll}/u.test(item)));
}

/** "SolidWorks (CSWP 2022)": a certificate takes nothing back, as "(2015-19)" does. */
const certificateBeside = / \(\p{Lu}{3,}[^()\d]{0,20} \d{4}\)$/u;

/** "(school)", "(about a year)" and "(boron only)": less than what stands beside it without such a remark. */
const lessening =
  /\([^()]{0,30}(?<!\p{L})(?:only|basics?|review|read(?:ing)?|user|view(?:ing)?)(?!\p{L})[^()]{0,20}\)|\((?:(?:at|from|in) )?(?:class|college|course|home|school|uni(?:versity)?)(?: (?:only|projects?))?\)|\((?:about |around |less than |some |under )?(?:(?:an?|one|1) year|[\p{L}\d]+ (?:months?|weeks?))\)/iu;

/** The requirements that ask for an item of a list; undefined where none does. What is taken back ("rusty") is not put first. */
function servedBy(item: string, target: Target, asked: Asked): string[] | undefined {
  // A language stands where the person put it: first would come the one that is known least.
  if (languageNames(item).length > 0) return undefined;
  const bare = item.replace(certificateBeside, '');
  const names = namesIn(bare);
  if (hedgesIn(item).length > 0 || lessening.test(item) || names.some((name) => !isPlainlySaid(bare, name)))
    return undefined;
  const wanted = names.flatMap((name) => asked.names.get(name.key)?.requirements ?? []);
  const serves = [...new Set([...wanted, ...namingWordForWord(item, asked), ...sayingAllOf(bare, asked)])];
  return serves.length > 0 || target.keywordOf(item) !== undefined ? serves : undefined;
}

/** The requirements that name an item as the person writes it: a short name in capitals, or a phrase. */
function namingWordForWord(item: string, asked: Asked): string[] {
  const bare = item.replace(/ \([^()]*\)$/, '');
  const isShortName = /^\p{Lu}[\p{Lu}\d/&-]{1,11}$/u.test(bare);
  if (!isShortName && !/^\p{L}[\p{L}-]+ \p{L}/u.test(bare)) return [];
  const written = isShortName ? (text: string) => text : (text: string) => text.toLowerCase();
  return asked.saying((text) => hasWords(written(text), written(bare)));
}

/** The requirements with all the words of an item, whatever their order: "Hiring & Training" for "hire and train crews". */
function sayingAllOf(item: string, asked: Asked): string[] {
  const words = contentStems(item.replace(/ \([^()]*\)$/, ''));
  if (words.length < wordsMin || words.length > wordsMax) return [];
  return asked.saying((text) => {
    const said = new Set(contentStems(text));
    return words.every((word) => said.has(word));
  });
}

const [wordsMin, wordsMax] = [2, 4];

function hasWords(text: string, words: string): boolean {
  const at = text.indexOf(words);
  const isEdge = (sign: string | undefined) => sign === undefined || !/[\p{L}\p{N}]/u.test(sign);
  return at >= 0 && isEdge(text[at - 1]) && isEdge(text[at + words.length]);
}
