import { labelChances, lineLabels, type LineLabel } from './line-tagger.js';
import { isAboutHours } from './how-to-apply.js';
import { isAboutAdvert, isAboutEmployer, isGiven, isNoRequirement } from './not-asking.js';
import { verbForm } from './verbs.js';
import type { Unit } from './units.js';

const asking: LineLabel[] = ['requirement', 'duty', 'preferred', 'eligibility'];
const condition =
  /\b(?:(?:right|authori[sz]ed|authori[sz]ation|eligible|entitled|legally able) to (?:live and )?work|background (?:check|investigation)|drug (?:test|screen|and alcohol)|police (?:check|certificate)|vetting|dbs check|visa|sponsorship|security clearance|immuni[sz]ation|good conduct|medical exam\w*)\b/i;
const lawOrOffer =
  /\b(?:equal (?:employment )?opportunit|regardless of|without regard|race, |sexual orientation|gender identity|protected veteran|401\(?k|paid time off|\bpto\b|days of (?:leave|holiday|vacation)|dental,|vision,|health insurance|salary|please (?:apply|send)|accommodations?|shortlisted|privacy|agencies)\b/i;
const skillWords =
  /\b(?:experience|experienced|knowledge|proficien\w+|familiar\w*|skills?|fluen\w+|degree|diploma|certif\w+|licen[cs]e\w*|\d+\+? years?|\w+ years? of|(?:twelve|six) months)\b/i;
const seeking =
  /\b(?:we(?:['’]re| are) (?:\w+ )?(?:looking for|seeking|searching for|hiring)|we (?:need|require|seek)|wanted|you (?:must|should|need to|will need to|have to) (?:have|be|hold|bring)|must (?:have|be|hold|know)|to be considered)\b/i;
/** Below a heading that lists what is asked, a line is believed to be asked unless the tagger is this sure that it is not. */
const sureOfNoise = 0.85;

/** chooseLabel decides what a unit is: one of the labels that ask something, or undefined for all others. */
export function chooseLabel(unit: Unit): LineLabel | undefined {
  if (isNotAsking(unit)) return undefined;
  if (isAboutHours(unit.text) && verbForm(/^\p{L}+/u.exec(unit.text)?.[0] ?? '') === undefined) return 'eligibility';
  if (unit.isFar && conditionOf(unit) !== undefined) return 'eligibility';
  const chances = labelChances(unit);
  const best = lineLabels[chances.indexOf(Math.max(...chances))] ?? 'about';
  const asked = chances.slice(0, asking.length).reduce((sum, chance) => sum + chance, 0);
  if (asking.includes(best)) return lawOrOffer.test(unit.text) && asked < 0.7 ? conditionOf(unit) : best;
  if (seeking.test(unit.text) && namesSkill(unit)) return 'requirement';
  const listed = { required: 'requirement', preferred: 'preferred', duty: 'duty' } as const;
  const section = unit.section;
  if ((section === 'required' || section === 'preferred' || section === 'duty') && !unit.isFar) {
    if (1 - asked < sureOfNoise && !lawOrOffer.test(unit.text)) return listed[section];
  }
  return conditionOf(unit);
}

/** What tells of the advert asks nothing anywhere; what tells of the employer or of the offer, where nothing is listed. */
function isNotAsking({ text, section, isItem, isFar }: Unit): boolean {
  if (isAboutAdvert(text) || isNoRequirement(text)) return true;
  const isListed = (section === 'required' || section === 'preferred') && !isFar;
  return (!isItem && !isListed && isAboutEmployer(text)) || (!isListed && isGiven(text));
}

/** A condition of the appointment stands anywhere, mostly among the law. */
function conditionOf(unit: Unit): LineLabel | undefined {
  return condition.test(unit.text) &&
    unit.text.length < 200 &&
    !unit.isTop &&
    !/free workplace|fair chance/i.test(unit.text)
    ? 'eligibility'
    : undefined;
}

/** namesSkill tells a unit that speaks of experience, knowledge or papers, and neither of law nor of what is offered. */
export function namesSkill(unit: Unit): boolean {
  return skillWords.test(unit.text) && !lawOrOffer.test(unit.text);
}
