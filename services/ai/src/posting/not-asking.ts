import { isOrganization, isTitle } from '@tailwright/resume-text/titles';
import { isAboutApplying } from './how-to-apply.js';
import { verbForm } from './verbs.js';

/** "Ref: TT/4471-B", "Job ID R-20418": the number by which an advert is filed. */
const advertNumber =
  /^(?:(?:our|job|advert|vacancy|posting|position|requisition|req|post|role) )?(?:ref(?:erence|\.)?|id|number|no\.?|code)(?: (?:no\.?|number|code|id))?\s?[:#.–-]?\s?(?=[^\s]*\d)[\p{L}\d][\p{L}\d/.#_-]{1,30}$/iu;

/** "My client, a brewery group, needs 3 x Developers", "The School wishes to appoint a Lecturer": what the advert is for. */
const opening =
  /^(?:(?:my|our) client\b.{0,80}?\b(?:needs?|requires?|seeks?|wants?|(?:is|are) (?:now |currently )?(?:looking|seeking|hiring|recruiting|searching))\b|.{2,90}? (?:wish(?:es)?|seeks?|would like|(?:is|are) (?:looking|seeking|pleased|delighted)) to (?:appoint|recruit)\b|.{2,90}? invites? applications\b)/iu;
const ownConditions = /\b(?:experience|experienced|knowledge|must|certif\w+|licen[cs]e\w*|degree|years?)\b/iu;

/** "The Northern Parks Trust looks after 40 parks": the employer, or a part of it, and what it does. */
const employer =
  /^[^.;:!?]{1,80}?\b(?:team|company|department|authority|trust|council|group|practice|firm|organi[sz]ation|directorate|division|university|college|hospital|foundation|charity|association|agency|bank|business|unit|clinic|museum|branch|school|office|plant)(?: (?:now|currently|today|proudly|also))? (?:has|have|is|was|takes|took|looks|supports|serves|operates|employs|runs|provides|offers|delivers|owns|makes|builds|covers|cares|advises|raises|welcomes|employs)\b/iu;
const person =
  /\b(?:you|your|must|will|should|candidates?|applicants?|post ?holders?|appointee|successful|essential|required|looking for|seeking)\b/iu;

/** "Relocation flight and exam fee paid", "no late shifts": what the person is given. */
const given =
  /\b(?:visas?|fees?|flights?|relocation|accommodation|housing|training|uniforms?|equipment|tools|travel|exams?|meals|parking)\b[^.]{0,80}\b(?:is |are )?(?:paid|provided|covered|reimbursed|funded|supplied|free)\b(?! by (?:you|the candidate))|^paid (?:annual|breaks|days?|holidays?|leave|overtime|parental|professional|sick|time|training)\b|^(?:free|subsidi[sz]ed) (?:\p{L}+ )?(?:gym|lunch|meals?|membership|parking|travel|uniform)\b|^(?:attractive|competitive|generous) (?:benefits?|holidays?|leave|package|pay|rates?|salary)\b|^(?:we (?:have|work|do) )?no (?:\w+ ){0,2}(?:shifts?|nights?|weekends?|overtime|on[- ]call|travel)\b(?! (?:restrictions?|experience))/iu;

/** "PALS not required", "No experience necessary", "You report to the Corporate Controller". */
const notWanted =
  /(?<!\p{L})not (?:required|needed|necessary|essential|a requirement)(?!\p{L})|^no (?:\p{L}+ ){1,4}(?:is )?(?:required|needed|necessary)\b/iu;
const superior =
  /^(?:[\p{L}’']+ ){0,4}(?:reports?|reporting) (?:directly )?(?:in)?to (?:the |our |an? )?(\p{L}[\p{L}&,’' -]{3,60})\.?$/iu;

/** isNoRequirement is true for what is said not to be wanted, and for whom the person reports to. */
export function isNoRequirement(text: string): boolean {
  const named = superior.exec(text)?.[1] ?? '';
  // "Senior Manager, Events" is the manager of something.
  const [title = ''] = named.split(',');
  // "… and cover three terminals" is work.
  const goesOn = [...named.matchAll(/ and (\p{Ll}+)/gu)].some(([, word = '']) => verbForm(word) !== undefined);
  return (notWanted.test(text) && !/[;,]|\bbut\b/.test(text)) || (!goesOn && (isTitle(named) || isTitle(title)));
}

/** isAdvertNumber is true for a line of nothing but the number of the advert. */
function isAdvertNumber(text: string): boolean {
  return text.length <= 60 && advertNumber.test(text);
}

/** "Department: Brand & Client Experience": a field at the head of an advert. */
const field =
  /^(?:department|division|directorate|faculty|business unit|job (?:title|family|category|field|function|type)|position title|category|line manager|reports to|flsa(?: status)?|(?:number of )?(?:applicants|vacancies|openings|positions)|(?:employment )?status|agency|age limit|client|closing date|contract (?:duration|type)|duty station|employment type|functional area|industry(?: type)?|posted(?: on)?|recruiter|role category|sector|work(?:ing)? location) ?: {0,3}\S[^.]{0,80}$/iu;

/** "Applications reviewed on a rolling basis", "Pay is based on skills": how people are chosen and paid. */
const terms =
  /^(?:applications? (?:are |is |will be )?(?:reviewed|accepted|considered)|(?:selected|successful|shortlisted) (?:applicants?|candidates?) (?:will (?:complete|be invited)|must complete an? (?:assessment|test))|(?:individual |base |actual |starting )?(?:pay|salary|compensation) (?:is|will be|depends|ranges?)|(?:sign[- ]?on|signing|joining) bonus)\b/iu;

/** isAboutAdvert is true for what names or opens the advert and asks nothing of the person. */
export function isAboutAdvert(text: string): boolean {
  return (
    isAboutApplying(text) ||
    isAdvertNumber(text) ||
    field.test(text) ||
    terms.test(text) ||
    (opening.test(text) && !ownConditions.test(text))
  );
}

/** isAboutEmployer is true for a sentence that tells what the employer does, not what the person is to do. */
export function isAboutEmployer(text: string): boolean {
  return /^\p{Lu}/u.test(text) && (employer.test(text) || hasNameAsSubject(text)) && !person.test(text);
}

/** "Stateline Health Foundation raises funds": the name of an employer, and what it does; "Patient Navigator" is a job. */
function hasNameAsSubject(text: string): boolean {
  const [, name = '', verb = ''] =
    /^((?:\p{Lu}[\p{L}&'’.-]{1,30} ){2,6}|\p{Lu}[\p{L}&'’.-]{1,30} (?:of|for) (?:\p{Lu}[\p{L}&'’.-]{1,30} ){1,4})(\p{Ll}{3,20}) /u.exec(
      text,
    ) ?? [];
  const reading = verbForm(verb);
  return reading?.form === 'third' && isOrganization(name.trim()) && !isTitle(name.trim());
}

/** isGiven is true for what the employer pays or spares the person. */
export function isGiven(text: string): boolean {
  return given.test(text);
}
