import { allMatches } from '../text/all-matches.js';
import { hasContact } from './contact-patterns.js';
import { partContacts } from './part-contacts.js';
import { isOrganization } from './titles.js';
import { places } from '../text/word-lists.js';

export { emailPattern, hasContact, hasPhone, phonePattern, urlPattern } from './contact-patterns.js';

const icons: [RegExp, string][] = [
  [/\b(?:FA-)?GITHUB(?:-[A-Z]+)?\s+(?=\S)/g, 'GitHub: '],
  [/\b(?:FA-)?LINKEDIN(?:-[A-Z]+)?\s+(?=\S)/g, 'LinkedIn: '],
  [/\b(?:HOUSE-CHIMNEY|HOME|ENVELOPE|PHONE-ALT|MOBILE-ALT|MAP-MARKER(?:-ALT)?|GLOBE|LOCATION-DOT)\s+(?=\S)/g, ''],
];

/** contactPieces cuts a line of contact details into its parts, without icons. */
export function contactPieces(line: string): string[] {
  // "Date available:      Immediately" is one piece, however wide the gap behind its label.
  let text = line.replace(/[\p{So}\u2700-\u27bf]/gu, ' ').replace(/:(?:\t| {2})[\t ]{0,40}(?=\S)/g, ': ');
  for (const [pattern, word] of icons) text = text.replace(pattern, word);
  return text
    .split(/(?:(?<!\s)\s+)?[|•·●◦;]\s*(?![^()]{0,60}\))|(?<!\s)(?:[^\S\t]*\t| +,)\s*|(?<=\S) {3,}(?=\S)/)
    .flatMap(partContacts)
    .flatMap(atCommas)
    .flatMap(atAddresses)
    .map((piece) => piece.replace(contactLabel, '').trim().replace(linkInBrackets, '$1').replace(siteBehindLink, '$1'))
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece));
}

/** A profile says behind the address of an account what site it is of, which the address says, too. */
const siteBehindLink = /^(\S{0,80}(linkedin|github)\.com\/\S{1,100}) \(\2\)$/i;

/** Markdown writes "<https://ada.example>" for a link. */
const linkInBrackets = /^<(https?:\/\/[^<>\s]{3,200})>$/;

/** "Email Add: …", "Postal address: …": what follows says by itself what it is. Of two telephones each needs its label. */
const contactLabel =
  /^\W*(?:(?:e-?)?mail(?: add(?:ress)?\.?| id)?|(?:(?:postal|mailing|correspondence) )?address(?: for correspondence)?|location)\s*:\s*/i;

function atCommas(piece: string): string[] {
  return hasContact(piece)
    ? piece.split(/,\s+(?=\S*@|\+?\(?\d{3}|https?:|www\.|\S+\.com)|(?<=@\S{3,80}),\s+/)
    : [piece];
}

/** "Greer, SC 864.555.0152 jo@example.com": three things with nothing but blanks between them. */
function atAddresses(piece: string): string[] {
  const [first = '', ...others] = piece.split(/(?<=\d{4}|\d[\d ().+-]{6,20} \([^()]{2,60}\)) (?=[\w.+'-]{1,64}@)/);
  const place = /^\p{Lu}[\p{L} .'-]{1,40}, [A-Z]{2}(?= [+(]?\d[\d ().-]{8})/u.exec(first)?.[0];
  return place ? [place, first.slice(place.length + 1), ...others] : [first, ...others];
}

const states =
  'AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|DC|ON|BC|QC|AB|NSW|VIC|QLD';
/** As older people and newspapers write them. */
const shortenedStates =
  'Ont\\.|Que\\.|Alta\\.|Sask\\.|Man\\.|B\\.C\\.|N\\.S\\.|N\\.B\\.|Mass\\.|Calif\\.|Fla\\.|Tex\\.|Ill\\.|Mich\\.|Minn\\.|Wis\\.|Wash\\.|Ore\\.|Pa\\.|Va\\.|Tenn\\.|Conn\\.|Colo\\.|Ariz\\.|N\\.Y\\.|N\\.J\\.|N\\.C\\.|S\\.C\\.|D\\.C\\.|Ga\\.';
const stateNames =
  'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming|Ontario|Quebec|British Columbia|Alberta|Manitoba|Saskatchewan|Nova Scotia|New South Wales|Queensland|Bavaria|Bayern|Catalonia';
const countries =
  'USA|U\\.S\\.A\\.?|U\\.S\\.|UK|United States|United Kingdom|England|Scotland|Wales|Ireland|Canada|Australia|New Zealand|Germany|Deutschland|France|Spain|España|Italy|Italia|Portugal|Netherlands|Belgium|Switzerland|Austria|Sweden|Norway|Denmark|Finland|Poland|Czech Republic|Ukraine|Russia|Turkey|Greece|India|China|Japan|Korea|South Korea|S\\.\\s?Korea|Republic of Korea|Singapore|Malaysia|Indonesia|Philippines|Vietnam|Thailand|Pakistan|Bangladesh|Nigeria|Kenya|Ghana|Egypt|South Africa|UAE|United Arab Emirates|Saudi Arabia|Israel|Brazil|Brasil|Argentina|Mexico|México|Chile|Colombia|Peru';
const city = `[\\p{L}][\\p{L}.'’ -]{1,40}`;
const placeTail = new RegExp(
  `^(?:${city}(?: / ${city})?,\\s*(?:${states}|${shortenedStates}|${stateNames})(?:\\s+\\d{5})?(?:,\\s*(?:${countries}))?|(?:${city},\\s*){1,2}(?:${countries}))$`,
  'u',
);
const onlyPlace = new RegExp(
  `^(?:remote|hybrid|on-?site|online|home office|${countries}|(?:New York|San Francisco|Los Angeles|Chicago|Boston|Seattle|Austin|Denver|Dallas|Houston|London|Berlin|Munich|Paris|Madrid|Barcelona|Rome|Milan|Lisbon|Amsterdam|Dublin|Vienna|Zurich|Stockholm|Oslo|Copenhagen|Toronto|Vancouver|Sydney|Melbourne|Singapore|Tokyo|Seoul|Beijing|Shanghai|Mumbai|Bangalore|Bengaluru|Delhi|New Delhi|Hyderabad|Pune|Chennai|Dubai|Lagos|Nairobi|Moscow|Kyiv|Warsaw|Prague)(?:\\s+City)?)$`,
  'iu',
);
const countryOnly = new RegExp(`^(?:${countries})$`);
const stateOnly = new RegExp(`^(?:${states}|${shortenedStates})(?:\\s+\\d{5})?$`);

/** "Lacombe County, AB" is where something is, and no authority. */
const county = /^(?:\p{Lu}[\p{L}.'’-]{1,20} ){1,3}(?:County|Parish|Borough)$/u;

/** "Swinford, Co. Mayo": a company would stand behind its own name, not behind a comma. */
const inCounty = /^\p{Lu}[\p{L}.'’ -]{1,30}, (?:Co\.? |County )\p{Lu}\p{Ll}{3,12}$/u;

/** "Greater Boston Area", "Cologne Bonn Region", "Dallas-Fort Worth Metroplex", as profiles on the web name a place. */
const region =
  /^(?:Greater (?:\p{Lu}[\p{L}.'’-]{1,20} ){1,3}(?:Area|Region)|(?:\p{Lu}[\p{L}.'’-]{1,20} ){1,3}(?:Metropolitan (?:Area|Region)|Bay Area|Metroplex))$/u;

/** "Doha, State of Qatar": the full name of a country. "State of Ohio" is an employer as well. */
const land =
  /^(?:\p{Lu}[\p{L}.'’ -]{1,30}, )?(?:State of (?:Qatar|Kuwait|Palestine|Israel)|(?:Sultanate|Kingdom|Republic) of \p{Lu}[\p{L} ]{2,20})$/u;

/** isPlace is true for "City, ST", "City, Country", the full name of a country, a few well-known cities, and "Remote". */
export function isPlace(text: string): boolean {
  const trimmed = text.trim().replace(/^[(]|[)]$/g, '');
  if (land.test(trimmed)) return true;
  if (trimmed.length > 70 || namesOrganization(trimmed)) return false;
  const isTown = placeTail.test(trimmed) || onlyPlace.test(trimmed) || inCounty.test(trimmed) || region.test(trimmed);
  return isTown || withPostcode.test(trimmed);
}

/** "Kothrud, Pune – 411 038", "Montréal (Québec), H2T": the codes of India, Canada and Britain are no numbers of anything else. */
const withPostcode =
  /^\p{Lu}[\p{L}\p{M}.,'’() /-]{2,50}[\s,–—-]\s?(?:\d{3} ?\d{3}|[A-Z]\d[A-Z](?: ?\d[A-Z]\d)?|[A-Z]{1,2}\d{1,2}[A-Z]? \d[A-Z]{2})$/u;

/**
 * "Boulder, CO" and "Erie, PA" name no company and no association, "College Park, MD" and "Mill Valley, CA" no school and
 * no mill.
 */
function namesOrganization(text: string): boolean {
  const [town = '', ...region] = text.split(', ');
  if (region.length === 0) return isOrganization(text);
  return isOrganization(town) && !places.has(town) && !townName.test(town) && !county.test(town);
}

const townName =
  /^\p{Lu}\p{L}+ (?:\p{Lu}\p{L}+ )?(?:Beach|City|Creek|Falls|Grove|Harbou?r|Heights|Hills?|Island|Junction|Lake|Park|Point|Springs|Valley)$/u;

/** isStateCode is true for the letters of a state, which never stand without their town: "OH", "IL 60614". */
export function isStateCode(text: string): boolean {
  return stateOnly.test(text.trim());
}

export function isState(text: string): boolean {
  return stateOnly.test(text.trim()) || countryOnly.test(text.trim());
}

const placeBehindName = new RegExp(
  `^(.{3,80}(?<!\\b(?:St|Ft|Mt|Ste))[).])\\s+(\\p{Lu}[\\p{L} .'-]{2,30}, (?:${states}|${countries}))$`,
  'u',
);

/** splitPlace parts "Dunamu Inc. Seoul, S.Korea" after a company's legal form. */
export function splitPlace(text: string): [string, string] | undefined {
  const match = /^(.{2,80}?\b(?:Inc|LLC|Ltd|Corp|Co|GmbH|AG|S\.A|PLC|LLP)\.?(?:, Ltd\.)?)\s+(\p{Lu}.{2,50})$/u.exec(
    text,
  );
  if (match?.[1] && match[2] && isPlace(match[2])) return [match[1], match[2]];
  const tail = placeBehindName.exec(text);
  return tail?.[1] && tail[2] ? [tail[1], tail[2]] : undefined;
}

// A word has an end: without one, each letter of a line of dots would be tried up to its end.
const named = new RegExp(
  `(?<![\\p{L}])(?:\\p{Lu}[\\p{L}.'’-]{1,40} ){0,3}\\p{Lu}[\\p{L}.'’-]{1,40}, ?(?:${stateNames}|${states}|${countries})(?![\\p{L}])`,
  'gu',
);
const alone = new RegExp(`^(?:${stateNames}|${countries})$`, 'u');

/** findPlaces lists where a text names "City, State" or "City, Country". */
export function findPlaces(text: string): { start: number; end: number }[] {
  return allMatches(named, text).map((match) => ({ start: match.index, end: match.index + match[0].length }));
}

/** isRegion is true for the bare name of a state or country. */
export function isRegion(text: string): boolean {
  return alone.test(text.trim());
}
