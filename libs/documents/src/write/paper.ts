import type { DocumentPaper } from '@tailwright/contracts/document-looks';

/** Countries that print on Letter, by ISO 3166. */
const letterRegions = new Set('US CA MX PH CL CO VE CR GT PA DO PR SV HN NI'.split(' '));
/** Their names, as contacts have them. */
const letterCountries =
  /(?<!\p{L})(?:USA|U\.S\.A?\.?|United States|Canada|M[eé]xico|Philippines|Chile|Colombia|Venezuela|Costa Rica|Puerto Rico)(?!\p{L})/u;
/** Names of countries that do not, where most people who write one in their contacts live. */
const a4Countries =
  /(?<!\p{L})(?:UK|U\.K\.|United Kingdom|England|Scotland|Wales|Ireland|Germany|Deutschland|Austria|Österreich|Switzerland|Schweiz|France|Belgium|Netherlands|Nederland|Spain|España|Portugal|Italy|Italia|Sweden|Norway|Denmark|Finland|Poland|Polska|Czechia|Greece|Turkey|Ukraine|Israel|India|China|Japan|Korea|Singapore|Malaysia|Indonesia|Vietnam|Thailand|Pakistan|Bangladesh|Nigeria|Kenya|Ghana|Egypt|South Africa|UAE|Saudi Arabia|Brazil|Brasil|Argentina|Peru|Australia|New Zealand)(?!\p{L})/u;
/** Calling codes of the countries that print on Letter: North America, Mexico, the Philippines, Chile, Colombia, Venezuela. */
const callingCode = /\+\s?(\d{1,3})/;
const letterCodes = /^(?:1|52|63|56|57|58)/;
const usState =
  'AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|DC';
const province = 'ON|QC|BC|AB|MB|SK|NS|NB|NL|PE|YT|NT|NU';
const letterPlaces = [
  new RegExp(`,\\s?(?:${usState}|${province})(?![\\p{L}\\p{N}])`, 'u'),
  // A Canadian postcode, "K1A 0B6", and a telephone number of North America without its code.
  /(?<![A-Z\d])[A-CEGHJ-NPR-TVXY]\d[A-Z] ?\d[A-Z]\d(?![A-Z\d])/,
  /(?<!\d)\(?[2-9]\d{2}\)?[ .-]{1,2}[2-9]\d{2}[.-]\d{4}(?!\d)/,
];
/** A British postcode, "SW1A 1AA", and a telephone number that begins with the zero North America does not dial. */
const a4Places = [
  /(?<![A-Z\d])[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}(?![A-Z\d])/,
  /(?<![\d.,/-])\(?0[1-9](?:[ ()./-]{0,2}\d){7}/,
];

/**
 * paperOf tells the paper people use where the contacts are: by country, telephone code, postcode or state; else that of
 * the browser's language ("en-US"); else A4.
 */
export function paperOf(contacts: string, locale = ''): DocumentPaper {
  if (letterCountries.test(contacts)) return 'letter';
  if (a4Countries.test(contacts)) return 'a4';
  const [, code] = callingCode.exec(contacts) ?? [];
  if (code !== undefined) return letterCodes.test(code) ? 'letter' : 'a4';
  if (a4Places.some((place) => place.test(contacts))) return 'a4';
  if (letterPlaces.some((place) => place.test(contacts))) return 'letter';
  const region = /-([A-Za-z]{2})$/.exec(locale)?.[1]?.toUpperCase();
  return region !== undefined && letterRegions.has(region) ? 'letter' : 'a4';
}
