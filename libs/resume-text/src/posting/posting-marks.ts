import { postingNotices } from '../data/posting-notices.data.js';

const notices = postingNotices.trim().split('\n').join('|').replaceAll("'", "['’]");
/** A notice ends with a sign, or stands in capitals or in front of a word that begins with one: "Vacature Lasser". */
const noticeWithSign = new RegExp(`^(?:${notices})\\s?(?:[:!]+|\\s[–—-](?=\\s))\\s*[–—-]?\\s*`, 'iu');
const noticeAlone =
  /^(?:vacature|stellenangebot|stellenanzeige|stellenausschreibung|offre d['’]emploi|oferta de empleo|now hiring|hiring now|we['’]re hiring|job opening|job vacancy)\s+(?:for an? |for )?(?=\S)/iu;
/** "(m/w/d)", "m/f/x" and "H/F" are said of the applicant, "(EE)" and "(EE/AA)" of how one is chosen. */
const gender = String.raw`[mwfdxvhkin](?:\s?[/|]\s?[mwfdxvhkin*]){1,3}`;
const genders = new RegExp(
  String.raw`\s?\((?:${gender}|all genders?|any gender|gn|ee|aa|eeo?\/aa)\)|\s${gender}(?=\s?(?:$|[–—,(|-]))`,
  'giu',
);
/** How many are wanted: "x 6", "2 x", "(3 posts)", "(4)". */
const counts =
  /^\d{1,2}\s?[x×]\s|(?<!\d)\s[x×]\s?\d{1,2}(?![\p{L}\p{N}'’"″′])|\s?\((?:[x×]\s?)?\d{1,2}(?:\s?[x×])?(?:\s(?:positions?|posts?|vacanc(?:y|ies)|openings?|roles?|stellen|postes|plazas))?\)|\s?[,–—-]\s\d{1,2}\s(?:positions?|posts?|vacanc(?:y|ies)|openings?|roles?)$/giu;

/**
 * withoutMarks takes from a line with a title what a posting calls itself before it ("Vacancy:", "Stellenangebot"), the
 * gender marks and the number of posts.
 */
export function withoutMarks(line: string): string {
  let title = line.trim();
  // "NOW HIRING - Vacancy: Joiner" has two.
  for (let time = 0; time < 2; time += 1) title = title.replace(noticeWithSign, '').replace(noticeAlone, '');
  const plain = title.replace(genders, ' ').replace(counts, ' ').replace(/\s+/g, ' ');
  return plain.replaceAll(' ,', ',').trim();
}

/** Pictures, stars and arrows, which say nothing, with the signs that join and colour them. */
const picture = /^(?:\p{Extended_Pictographic}|[★☆✦✧✪✯❖◆◇►»«]|\u200d|\ufe0f|[\u{1f3fb}-\u{1f3ff}])$/u;
/** What begins the item of a list, though it counts as a picture, too. */
const markOfItem = /^[▪▫◼◻●○■□]$/u;

/** withoutPictures takes the pictures and the space around them off both ends of a line: "⚓ NOW HIRING: Deck Hand ⚓". */
export function withoutPictures(line: string): string {
  const signs = [...line];
  const isBare = (sign: string | undefined) =>
    sign !== undefined && (sign.trim() === '' || (picture.test(sign) && !markOfItem.test(sign)));
  let [start, end] = [0, signs.length];
  while (isBare(signs[start])) start += 1;
  while (end > start && isBare(signs[end - 1])) end -= 1;
  return signs.slice(start, end).join('');
}
