/** "CVs to jobs@example.com", "Photos of recent work would be great": what an application consists of and where it goes. */
const whatToSend =
  /^(?:cvs?|résumés?|resumes?|applications?|cover(?:ing)? letters?|photos?|pictures|references?)\b.{0,80}(?:\S@|\bsubject line\b|\bpages?\b|\breferees?\b|\b(?:is|are) (?:welcome|given|considered|accepted|invited|treated|only)\b|\b(?:should|must) be (?:sent|received|submitted|e-?mailed|addressed|made)\b|\bwould be (?:great|nice|welcome|appreciated|helpful)\b)/iu;
const request =
  /^(?:please (?:apply|attach|e-?mail|enclose|forward|include|indicate|note|provide|quote|send|state|submit|tell us|upload)|by (?:applying|submitting)|to apply|how to apply|apply (?:at|before|by|now|online|through|today|via)|send (?:us |in )?(?:your|a|an) (?:cv|résumé|resume|cover|application|portfolio))\b/iu;
const enquiries =
  /^(?:(?:all|any|further|for) )?(?:informal )?(?:enquir(?:y|ies)|inquir(?:y|ies)|questions|discussions?|visits?|chats?)\b.{0,60}\b(?:welcome|encouraged|contact|call|e-?mail|(?:be )?directed)\b/iu;

/** "A panel may be formed", "All applicants are considered": how people are chosen. */
const selection =
  /^(?:an? |the )?(?:order of merit |reserve )?(?:panel|(?:reserve|waiting|eligibility) list)\b.{0,30}\b(?:may|will|can) be (?:created|drawn|established|formed|kept|made)\b|^(?:all |only )?(?:(?:suitably )?qualified |shortlisted |successful |unsuccessful )?(?:applicants|candidates)\b.{0,60}\b(?:(?:are|will be) (?:considered|contacted|informed|notified|treated)|irrespective|regardless)\b|^[^.;:]{2,80}\b(?:equally |warmly )?(?:welcome|encouraged|invited) to apply\b|^interviews? (?:are|is|will|to be|take)\b/iu;
const fees =
  /^no (?:agency|application|placement|recruitment) fees?\b|\bnever asks?\b.{0,20}\b(?:applicants?|candidates?)\b/iu;
const greeting = /^(?:dear|good day|hello|hey|hi|kia ora)\b[^.;:]{0,30}$/iu;

/** "Send it to jobs@larch.example", "Pop in with your portfolio": where one applies; no work has an address of its own. */
const whereTo =
  /[\p{L}\d._-]@[\p{L}\d-]{1,60}\.\p{L}|^(?:call|come|drop|pop|stop|walk) (?:by|in|into|us|over)\b.{0,40}\b(?:cv|portfolio|résumé|resume|chat|coffee)\b/iu;
/** "Disabled applicants will be preferred", "No AI reads your application": how people are chosen. */
const choosing =
  /\b(?:applicants|candidates|persons|people)\b.{0,20}\b(?:will|shall) be (?:given preference|preferred)\b|\bno (?:ai|artificial intelligence)\b|\b(?:ai|artificial intelligence)\b.{0,30}\b(?:screens?|selects?|shortlists?|ranks?|reads?)\b.{0,30}\b(?:applicants?|applications?|candidates?|cvs?|résumés?|resumes?)\b/iu;

/** isAboutApplying is true for how one applies, how people are chosen, and what is said beside it; it asks for nothing at work. */
export function isAboutApplying(text: string): boolean {
  return [whatToSend, request, enquiries, selection, fees, greeting, whereTo, choosing].some((pattern) =>
    pattern.test(text),
  );
}

const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?';
/** "Tuesday to Saturday", "Thursday and Friday, 8.00am to 4.00pm": when the work is done. */
const onDays = new RegExp(`^${weekday}(?:(?:,| to| and| or|,? through| [-–]) ${weekday})+(?:,.{0,60})?$`, 'iu');
const atHours = /^[^.;:]{0,40}\b\d{1,2}(?:[.:]\d\d)?\s?[ap]\.?m\.?\s?(?:to|until|till|[-–])\s?\d{1,2}/iu;

/** isAboutHours is true for the days and hours of the work: a condition of the offer. */
export function isAboutHours(text: string): boolean {
  return text.length <= 90 && (onDays.test(text) || atHours.test(text));
}
