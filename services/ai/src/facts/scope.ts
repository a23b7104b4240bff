import { titleWord } from '../resume-text/titles.js';

/** What raises a person above what they did: leading for helping, people for tasks, levels, superlatives. */
const leads =
  /\b(?:led|lead|leads|leading|headed|heads|heading up|chaired|chairs|chairing|directed|directs|spearheaded|spearheading|supervised|supervises|supervising|supervisor of|oversaw|oversees|overseeing|commanded|pioneered|founded|co-founded|architected|orchestrated|championed|masterminded|at the helm|in charge of|drove|launched|established|instituted|owned the|took ownership|responsible for the team)\b/gi;
const helps =
  /\b(?:help(?:ed|ing|s)?|assist(?:ed|ing|s)?|aid(?:ed|ing)|contribut(?:ed|ing|es|e)|participat(?:ed|ing|es|e)|took part|take part|taking part|member|attend(?:ed|ing)|shadow(?:ed|ing)|observ(?:ed|ing)|involved in|exposure to|part of|sat on|served on)\b/i;
const shares =
  /\b(?:help(?:ed|ing|s)?|assist(?:ed|ing|s)?|aid(?:ed|ing)?|contribut(?:ed|ing|es|e|or)|participa(?:ted|ting|tes|te|nt)|took part|take part|taking part|member|support(?:ed|ing|s)?|attend(?:ed|ing)?|collaborat(?:ed|ing|es|e|ion)|partner(?:ed|ing|s)?|work(?:ed|ing)? (?:with|alongside|closely)|alongside|together with|served on|serve on|part of|as part of|shadow(?:ed|ing)?|observ(?:ed|ing)|sat on|involved|joined|cooperated)\b/i;
const leadsMeetings =
  /\b(?:run|runs|ran|running|host(?:ed|s|ing)?|conduct(?:ed|s|ing)?|facilitat(?:ed|es|ing)|held|hold|organi[sz](?:ed|es|ing|e)|coordinat(?:ed|es|ing|e)|manag(?:ed|es|ing|e)|start(?:ed)?|creat(?:ed|e)|set up|introduc(?:ed|e)|own(?:ed|s)?|head|captain|president|founder|lead)\b/i;
const people =
  /\b(?:manag(?:ed|es|ing|e)|supervis(?:ed|es|ing|e)|led|lead|oversaw|oversee(?:s|ing)?|headed|direct(?:ed|s)?) (?:and \w+ )?(?:(?:an?|the|all|our|\d+|[a-z]+|cross-functional|high-performing) ){0,3}(?:teams?|staff|employees|people|reports|engineers|developers|nurses|aides|clerks|interns|representatives|reps|technicians|assistants|associates|volunteers|analysts|designers|teachers|workers|crew|personnel|apprentices|students|cooks|drivers|servers)\b/i;
const leadsPeople =
  /\b(?:manag|supervis|led\b|lead\b|leads\b|oversaw|oversee|head|direct|foreman|charge of|in charge|managed by)/i;

const levels =
  /\b(?:fluent|fluently|native|bilingual|expert|advanced|mastery|world-class|enterprise(?:-grade|-scale|-level)?|global|globally|international|internationally|nationwide|national|company-wide|companywide|organization-wide|org-wide|firm-wide|hospital-wide|school-wide|district-wide|statewide|worldwide|multinational|fortune \d+|award-winning|top-performing|top performer|industry-leading|market-leading|mission-critical|large-scale|high-volume|high-traffic|best-in-class|whole|entire|single-handedly|singlehandedly|solely|sole|first-ever|groundbreaking|record-breaking|multi-million|multimillion|million-dollar|critical care|key decision|c-level|executive-level|board-level)\b/gi;
const awards =
  /\b(?:award(?:s|ed)?|prizes?|recipient of|winner|honou?red (?:as|with|for)|honou?rs?|recognized (?:as|for|with)|named (?:as )?(?:employee|best|top)|employee of the (?:month|year|quarter)|medal|scholarship|president'?s club|cum laude|dean'?s list|valedictorian|top \d+ ?%)\b/gi;

const up = /\b(?:increas|rais|grew|grow|boost|improv|gain|expand|lift|elevat|doubl|tripl|rose|rais)/i;
const down =
  /\b(?:reduc|cut|lower|decreas|drop|declin|fell|fall|shrank|minimi|sav|halv|trim|less|fewer|eliminat|prevent)/i;

const person = new RegExp(
  `\\b(?:manag(?:ed|es|ing|e)|supervis(?:ed|es|ing|e)|oversaw|oversees|headed) (?:an?|the|one) (?:[\\p{L}-]+ ){0,3}?${titleWord.source.replace(/^\\b/, '')}`,
  'iu',
);

/** raisedScope finds the words of a claim that put the person higher than the source does. */
export function raisedScope(claim: string, source: string, whole: string): string | undefined {
  const lead = [...claim.matchAll(leads)].map((match) => match[0]).find((word) => !leadsIn(source, word));
  if (lead) return lead;
  const over = (people.exec(claim) ?? person.exec(claim))?.[0];
  if (over && !leadsPeople.test(source)) return over;
  if (helps.test(firstWords(source)) && !shares.test(claim)) return firstWords(claim);
  const level = [...claim.matchAll(levels)].map((match) => match[0]).find((word) => !contains(whole, word));
  if (level) return level;
  if (figureless(claim, source)) return undefined;
  if (up.test(claim) && !up.test(source) && down.test(source) && !down.test(claim)) return up.exec(claim)?.[0];
  if (down.test(claim) && !down.test(source) && up.test(source) && !up.test(claim)) return down.exec(claim)?.[0];
  return undefined;
}

function leadsIn(source: string, word: string): boolean {
  if (source.search(leads) >= 0) return true;
  return (
    /^(?:lead|leads|led|leading|launched|established|instituted|drove|championed|owned the)$/i.test(word) &&
    leadsMeetings.test(source)
  );
}

/** unprovenAward finds a word of distinction the original does not have. */
export function unprovenAward(claim: string, whole: string): string | undefined {
  return [...claim.matchAll(awards)].map((match) => match[0]).find((word) => !contains(whole, word.replace(/s$/, '')));
}

/** levelWord finds a level that is claimed and not in the given source. */
export function levelWord(claim: string, source: string): string | undefined {
  return [...claim.matchAll(levels)].map((match) => match[0]).find((word) => !contains(source, word));
}

function contains(text: string, word: string): boolean {
  return text.toLowerCase().includes(word.toLowerCase().replace(/ed$|ly$/, ''));
}

function firstWords(text: string): string {
  return text.split(/\s+/).slice(0, 3).join(' ');
}

function figureless(claim: string, source: string): boolean {
  return !/\d/.test(claim) || !/\d/.test(source);
}
