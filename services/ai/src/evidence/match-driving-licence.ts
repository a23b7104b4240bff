import { allMatches } from '@tailwright/resume-text/text/all-matches';
import type { EvidenceIndex, IndexedLine } from './evidence-index.js';
import { isHedged } from './hedges.js';
import type { Match } from './matcher.js';

const asksLicence = /\bdriv(?:ing|er['’]?s?|ers['’]?) licen[cs]e|\blicen[cs]e to drive\b/iu;
/** Lorries, buses and trucks need a class of their own, which the name of the licence does not tell. */
const asksClass =
  /\b(?:hgv|lgv|pcv|psv|cdl|azd?|dz|class|category|cat|code|heavy|rigid|lorry|truck|bus|tram|minibus(?:es)?|commercial|forklift|bostrab)\b/iu;

/** The class of an ordinary car in Europe and in the south of Africa. */
const carClass = /\b(?:(?:category|class|cat\.?) ["“(]?B\b(?![+\d])|code (?:0?8|EB?|B)(?![\d+]))/giu;

/** "Driving licence B", "driver's license", "Full UK licence (clean)", "Code 08 licence", "licence class 5". */
const licence =
  /\bdriv(?:ing|er['’]?s?|ers['’]?) (?:licen[cs]e|permit)|\b(?:full|clean|car|open|manual|uk|eu|irish|nz|provisional|learner['’]?s?|code \d{1,2}|class [a-z\d]{1,2}|category [a-z]\d?)(?:,? (?:and )?(?:full|clean|valid|current|manual|uk|gb|eu|irish|nz|australian|car)){0,3} licen[cs]e\b(?! (?:to|for|of|agreement|holder of))|\blicen[cs]e,?:? \(?(?:class|category|cat\.?|code) [a-z\d]{1,2}\b/giu;
/** Licences of another kind are called full as well. */
const otherLicence =
  /\b(?:sia|security|personal|premises|alcohol|liquor|nurs\p{L}*|medical|teach\p{L}*|practi[sc]\p{L}*|pilot|gas|software|operat\p{L}*|operator['’]?s|engineer['’]?s?|electrical|plumbing) licen[cs]e/iu;
const notHeld =
  /\b(?:provisional|learner['’]?s?|suspended|revoked|banned|disqualified|test booked|lessons|no driv\p{L}+|not driv\p{L}+)\b/iu;

const asksVehicle =
  /\b(?:own|use of|access to|reliable|with|and)(?: (?:an?|your|own|reliable|personal|suitable)){0,2} (?:car|vehicle|van|transport|transportation)\b/iu;
const hasVehicle =
  /\b(?:(?:own|have|my|with|and|reliable|company)(?: (?:an?|my|own|reliable|personal|clean)){0,2} (?:car|vehicle|van|truck|transport)|car (?:owner|driver|available))\b/iu;
const noVehicle = /\bno (?:own )?(?:car|vehicle|van|transport)\b/iu;
const asksRecord = /\b(?:clean|points?|acceptable|driving record|good (?:driving )?record|demerits?|abstract)\b/iu;
const hasRecord =
  /\bclean\b|\b(?:no|zero|nil|\d) (?:points?|demerits?|endorsements?|violations?|convictions?|tickets)\b/iu;

const recordHere =
  /^(?:no|zero|nil) (?:points?|demerits?|endorsements?|violations?|convictions?|tickets|claims|accidents)\b/iu;

/** asksForCarLicence is true for a requirement that a licence to drive a car answers: nearly everybody has one. */
export function asksForCarLicence(text: string): boolean {
  return asksLicence.test(text) && !asksClass.test(text.replace(carClass, ' '));
}

/**
 * matchDrivingLicence answers a licence to drive a car by one under any of its names. A car of one's own and a clean record
 * are asked beside it, and may stand in another line.
 */
export function matchDrivingLicence(text: string, index: EvidenceIndex): Match | undefined {
  if (!asksForCarLicence(text)) return undefined;
  const held = index.lines.flatMap((line, at) => (holdsLicence(line) ? [at] : []));
  if (held.length === 0) return { lines: new Map(), verdict: 'refuted', why: 'no driving licence named' };
  const texts = index.lines.map(({ line }) => line.text);
  const lacksVehicle = asksVehicle.test(text) && !texts.some((line) => hasVehicle.test(line) && !noVehicle.test(line));
  const lacksRecord = asksRecord.test(text) && !held.some((at) => hasRecord.test(texts[at] ?? ''));
  const isWhole = !lacksVehicle && !lacksRecord;
  return {
    lines: new Map(held.map((at) => [at, isWhole ? 1 : 0.7])),
    verdict: isWhole ? 'proven' : 'open',
    why: isWhole ? 'driving licence' : 'driving licence, and more is asked',
  };
}

function holdsLicence({ line: { text, role }, hedges }: IndexedLine): boolean {
  if (role === 'heading' || notHeld.test(text)) return false;
  // "No points" takes nothing back.
  const against = hedges.filter(({ start }) => !recordHere.test(text.slice(start)));
  return (
    !otherLicence.test(text) &&
    allMatches(licence, text).some(({ 0: name, index }) => !isHedged(text, against, index, index + name.length))
  );
}
