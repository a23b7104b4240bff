import { departmentWords } from '../data/department-words.data.js';
import { employerKinds } from '../data/employer-kinds.data.js';
import { isPlace, isRegion } from './contacts.js';
import { endsWithTitle, isInstitution, isOrganization, isTitle } from './titles.js';
import { languages, places, tools } from '../text/word-lists.js';

/** legalForm is the end of an employer's name that says what kind of firm it is. */
export const legalForm =
  /,? (?:inc|incorporated|llc|l\.l\.c|w\.?l\.?l|fze|fzco|fz-llc|ltd|limited|llp|l\.l\.p|l\.p\.a|pllc|plc|corp|corporation|co|clg|cic|g?gmbh|gmbh & co\.? kg|ag|se|e\.v|sas|sarl|s\.?a|s\.p\.a|b\.?v|n\.?v|oy|oyj|ab|as|a\/s|aps|asa|kg|ohg|e\.?k|eingetragener kaufmann|s\.?r\.?l|s\.?l|kft|sp\. z o\.o|\(?pty\)? ltd|\(?pvt\)? ltd|pty\. ltd|pvt\. ltd|(?:\(m\) )?sdn\.? bhd|pte\.? ltd)\.?$/iu;

const kinds = new RegExp(String.raw`(?<!\p{L})(?:${employerKinds.trim().split('\n').join('|')})(?!\p{L})`, 'iu');

const word = String.raw`\p{Lu}(?:[\p{L}\p{N}&'’+/-]|\.(?=\p{L})){0,30}`;
const joint = String.raw`(?:&|\+|of the|of|and|de la|de|del|des|du|der|van|von|for|at)`;
/** namePattern is the source of a pattern of a name: words with capitals, and small ones between them. */
export const namePattern = String.raw`(?:(?:St|Dr)\. )?${word}(?: (?:(?:${joint} )?${word}|\d{1,4})){0,6}`;
const wholeName = new RegExp(`^${namePattern}$`, 'u');

/** What stands where an employer's name could, and is none. */
const other =
  /^(?:(?:about|our|the|this|your) (?:us|you|team|company|role|job|position|opportunity|board|governors|governing body|firm|group|school|hospital|hotel|practice|client|organi[sz]ation)|us|you|we|it|this|that|these|our|your|my|as|in|at|on|if|for|to|from|with|all|every|each|both|here|there|what|who|why|how|when|where|remote|hybrid|on-?site|full|part|permanent|temporary|contract|fixed|casual|location|salary|pay|posted|reports?|reporting|team|benefits|reference|closing|start|various|multiple|immediate|easily|apply|over|about|welcome|join|confidential|undisclosed|client|agency)(?:$|[^\p{L}])/iu;
/** What a line of the head tells of the posting, and not of who it is from. */
const ofPosting =
  /(?<!\p{L})(?:job|jobs|position|positions|role|vacanc(?:y|ies)|posting|opportunit(?:y|ies)|announcement|advert|advertisement|description|summary|overview|purpose|duties|responsibilities|accountabilities|requirements?|qualifications|category|compensation|salary|benefits|competition|employment|hiring|full[- ]time|part[- ]time|permanent)(?!\p{L})/iu;
/** A part of an employer, which is named where the employer is not. */
const department =
  /^(?:the )?(?:faculty|department|dept|division|directorate|school of|college of|office of|unit|section|team|institute (?:of|for)|cent(?:re|er) for)(?!\p{L})/iu;
const departmentAtEnd = /(?<!\p{L})(?:division|department|directorate|faculty|team|unit|branch|campus|ward|site)$/iu;
/** "The Center" or "Bank" is what a text calls an employer that it names elsewhere. */
const general = /^(?:(?:the|our|this|your) )?\p{L}+$/iu;

const charsMax = 60;

/** isDepartment is true for "Faculty of Engineering", of which the university is the employer. */
export function isDepartment(name: string): boolean {
  return department.test(name) || (departmentAtEnd.test(name) && !isInstitution(name));
}

/** withoutLegalForm is the name as people say it: "Larch Mill Ltd" is "Larch Mill". */
export function withoutLegalForm(found: string): string {
  // "Larch Theatre Co. Ltd" has two.
  return found
    .trim()
    .replace(/[,:;]$/, '')
    .replace(legalForm, '')
    .replace(legalForm, '')
    .replace(/[.,:;&]$/, '')
    .trim();
}

/** isEmployerName is true for what can be the name of an employer: no title, place, tool, language or part of a posting. */
export function isEmployerName(name: string): boolean {
  return (
    name.length > 1 &&
    name.length <= charsMax &&
    wholeName.test(name) &&
    !other.test(name) &&
    !ofPosting.test(name) &&
    !(general.test(name) && isKindOfEmployer(name)) &&
    !(isTitle(name) && endsWithTitle(name)) &&
    !isField(name) &&
    !site.test(name) &&
    !isPlaceName(name) &&
    !tools.has(name) &&
    !languages.has(name)
  );
}

const fields = new Set(departmentWords.trim().split('\n'));
/** Where many employers are. */
const site =
  /(?<!\p{L})(?:shopping cent(?:re|er)|shopping mall|(?:retail|business|science|technology) park|industrial estate|outlet village)$/iu;

/** A department, a trade or a category of a job board: "Information Technology". */
function isField(name: string): boolean {
  return name.split(/[\s&+/]+/).every((each) => fields.has(each.toLowerCase().replaceAll('’', "'")));
}

/** isKindOfEmployer is true for a text that says what kind of employer one is: "a family-run bakery". */
export function isKindOfEmployer(text: string): boolean {
  return kinds.test(text) || isOrganization(text);
}

/** endsWithKind is true for "Larch Road Veterinary Centre". */
export function endsWithKind(name: string): boolean {
  return kinds.test(name.split(' ').at(-1) ?? '');
}

/** isPlaceName is true for a town, a state or a country, alone or one behind the other. */
export function isPlaceName(text: string): boolean {
  return isPlace(text) || isRegion(text) || places.has(text);
}
