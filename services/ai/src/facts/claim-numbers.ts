import { readTerms } from '../evidence/text.js';
import { readVerb } from '../text/verbs.js';
import { unprovenCertificate } from './papers/certificates.js';
import { isOfSomethingElse } from './check-figures.js';
import { isNameGiven } from './figures/changes.js';
import { exchangedWords, outcomeOf, phrasesOfPosting, worstPart } from './claims/claim-parts.js';
import { isMakerOf, readClaimWords, spelledOut, type ClaimWord } from './claims/claim-words.js';
import type { Kind } from './doubt.js';
import { moreThanSaid } from './claims/more-than-said.js';
import { isOtherCurrency } from './figures/currencies.js';
import { isOfOtherUnit } from './figures/counted-things.js';
import { isGradeOrCount } from './figures/counted-lists.js';
import { raisedDegreeClass } from './papers/degree-classes.js';
import { unprovenDegree } from './papers/degrees.js';
import { rank, readClaim, type Aligned, type Evidence, type Source } from './evidence.js';
import { followsFrom } from './figures/follows-from.js';
import {
  areGivenApart,
  beginsAt,
  datesTold,
  givesPeriod,
  hasPoint,
  hasSpan,
  runsOnSince,
} from './figures/given-dates.js';
import { holdersOf } from './figures/figure-holders.js';
import { inOneLine, isGiven, onceForFigure, textsOf } from './figures/given-figures.js';
import { newGrades } from './papers/grades.js';
import { raisedLanguage } from './papers/languages.js';
import { droppedState } from './claims/dropped-states.js';
import { lessenedIn, lessening, namesOf, softened } from './claims/lessened.js';
import type { Lexis } from './words/lexis.js';
import { lexisOfEntry, lexisOfTexts, linesOfEntry, nearestClauses } from './words/nearest-clauses.js';
import { isMadeWhole } from './figures/made-whole.js';
import { isOfAnother } from './claims/moved-lines.js';
import { mixesEntries } from './words/mixed-entries.js';
import { numberNames, type NumberName } from './figures/number-names.js';
import { findFigures, unprovenGain, unprovenMultiple, type Figure } from './figures/numbers.js';
import { newPeriods, periodText } from './figures/periods-told.js';
import { raisedFacts } from './claims/raised-facts.js';
import { isRaisedPart, isVerbRaised } from './claims/raised-parts.js';
import { leadingOf, levelWord, raisedScope, unprovenAward, unprovenLead } from './claims/scope.js';
import {
  countExchanges,
  exchangedValues,
  forgottenNegations,
  isOthersWork,
  otherLevels,
} from './claims/told-otherwise.js';
import { dropped, newMatches, others, traits } from './words/telling-phrases.js';
import { isTitleOfPosting, namesTitleOfPosting } from './claims/title-of-posting.js';
import { titlesNamedIn, unprovenTitle } from './claims/titles.js';
import { isMoreThanOne } from './words/one-of-them.js';
import { isOtherGroup, isOtherTeam } from './figures/team-sizes.js';
import { countStrangeNames } from './words/strange-names.js';
import { exchangedShares } from './figures/told-shares.js';
import { isOtherTimeOfChange } from './figures/time-of-change.js';
import type { Told } from './told.js';
import { isToldAsHeld } from './claims/told-as-less.js';
import { areYearsUnsaid } from './figures/years-told.js';

/** Numbered is a claim with all that the judge goes by. */
export interface Numbered {
  /** The line of another entry that says nearly all of it, where its own entry says little. */
  home: Aligned | undefined;
  numbers: number[];
  nearest: Aligned | undefined;
  support: Source[];
  newWords: string[];
  /** What the claim certainly says beyond its line, whatever the numbers. */
  beyond: [Kind, string] | undefined;
}

const linesMax = 5;
/** A longer line tells of several things. */
const lineCharsMax = 200;

const retoldMin = 0.6;

/** A line says all of a claim, or nearly all. */
const wholeMin = 0.85;

/** numbersOf holds a claim against the original. `posting` is what the job asks: words that come from there alone are the likeliest inventions. */
export function numbersOf(
  told: Told,
  evidence: Evidence,
  posting: Lexis | undefined,
  claim = readClaim(told.text),
): Numbered {
  const { text, kind, entry } = told;
  const ranking = rank(claim, evidence);
  const isUsable = (source: Source) => kind !== 'bullet' || (source.kind !== 'top' && source.kind !== 'header');
  const ranked = ranking.best(linesMax);
  const inHome = entry ? ranking.best(linesMax, (source) => source.entry === entry) : ranked;
  const [anywhere = ranked[0]] = ranking.best(1, isUsable);
  const [ownNearest] = entry ? ranking.best(1, (source) => source.entry === entry && isUsable(source)) : [anywhere];
  const nearest = ownNearest ?? inHome[0] ?? ranked[0];
  const lines = told.cited ?? [...new Set([...inHome, ...ranked].map(({ source }) => source))];
  const { terms, groups } = readTerms(claim.words, text);
  const clauses = nearestClauses(text, terms, lines, told, evidence);
  const support = clauses.map((clause) => clause.source);
  const supportText = clauses.map((clause) => clause.text).join(' ; ');
  const clauseTexts = clauses.map((clause) => clause.text);
  const near = lexisOfTexts(supportText, evidence);
  const home = entry ? lexisOfEntry(entry, evidence) : evidence.lexis;
  const dates = datesTold(text);
  const inDate = (at: number) => dates.some(({ start, end }) => at >= start && at < end);
  const isFigure = (at: number) => inDate(at) || claim.figures.some(({ start, end }) => at >= start && at < end);
  const read = readClaimWords(
    claim,
    { terms, groups },
    { told, evidence, near, home, support, supportText, posting, isFigure },
  );
  const sum = (of: (each: ClaimWord) => number) => read.reduce((total, each) => total + of(each), 0);
  const most = (of: (each: ClaimWord) => number) => read.reduce((top, each) => Math.max(top, of(each)), 0);
  const total = sum(({ weight }) => weight) || 1;
  const names = read.filter((each, at) => each.isName && !isMakerOf(each, read[at + 1], text));
  const figures = claim.figures.filter(
    (figure) => !inDate(figure.start) && !isGradeOrCount(figure, text, evidence.lower),
  );
  // Where lines are cited, figures must stand in them; a summary speaks of the whole person.
  const citedOnly = kind === 'summary' || kind === 'skill' ? undefined : told.cited;
  const homeLines = entry ? linesOfEntry(entry, evidence) : evidence.sources;
  const homeSources = entry ? [...homeLines, ...support] : evidence.sources;
  const nearLines = [...new Set(support)];
  const from = { lines: homeSources, near: nearLines, entry, evidence };
  const isDerived = onceForFigure((figure) => followsFrom(figure, claim, from));
  const isGivenAnywhere = onceForFigure((figure) => isGiven(figure, evidence.sources, evidence.text));
  // What the lines named leave out may stand beside them in the entry.
  const named = citedOnly && [...citedOnly, ...homeSources];
  const isGivenThere = named ? (figure: Figure) => isGiven(figure, named, textsOf(named).join('\n')) : isGivenAnywhere;
  // What spells out an abbreviation of the original is not new.
  const spelled = spelledOut(claim, evidence.lexis);
  const withoutWord = (rest: string, { start, end }: { start: number; end: number }) =>
    spelled.has(start) ? `${rest.slice(0, start)}…${rest.slice(end)}` : rest;
  const plain = claim.words.reduceRight(withoutWord, text);
  // Only a claim with dates asks for it.
  const homeText = () =>
    kind === 'summary' || kind === 'line' ? evidence.text : `${entry?.dates ?? ''}\n${textsOf(homeSources).join('\n')}`;
  const isUnprovenPaper = unprovenCertificate(text, evidence) !== undefined;
  // A line that is retold closely needs one word beside a figure to be known by, a summary three.
  const sharedMin = kind === 'summary' ? 3 : (nearest?.coverage ?? 0) >= retoldMin ? 1 : 2;
  const exchanges = exchangedValues(claim, nearLines, homeLines, isDerived);
  const otherwise = countExchanges(exchanges, sharedMin);
  const besideBest = clauses
    .filter(({ source }) => source === support[0])
    .map((clause) => clause.text)
    .join('. ');
  const retold =
    support[0] && support[0].text.length <= lineCharsMax ? support[0].figures : findFigures(clauseTexts[0] ?? '');
  const retoldFigures = new Set(retold.map(({ value }) => value));
  const numbers: Record<NumberName, number> = {
    newSum: sum(({ weight, all }) => weight * all),
    newMost: most(({ weight, all }) => weight * all),
    newMean: sum(({ weight, all }) => weight * all) / total,
    homeSum: sum(({ weight, home: share }) => weight * share),
    homeMost: most(({ weight, home: share }) => weight * share),
    nearSum: sum(({ weight, near: share }) => weight * share),
    nearMost: most(({ weight, near: share }) => weight * share),
    nearMean: sum(({ weight, near: share }) => weight * share) / total,
    newNames: names.filter(({ all }) => all > 0.5).length,
    namesElsewhere: names.filter(({ all, home: share }) => all <= 0.1 && share > 0.5).length,
    newOfPosting: sum(({ weight, all, ofPosting }) => (all > 0.3 ? weight * ofPosting : 0)),
    nearOfPosting: sum(({ weight, near: share, ofPosting }) => (share > 0.3 ? weight * ofPosting : 0)),
    outcome: outcomeOf(text, read, supportText),
    trait: newMatches(text, traits, evidence.lower).length,
    figureNew: figures.filter((figure) => !isGivenThere(figure) && !isDerived(figure)).length,
    figureElsewhere: figures.filter(
      (figure) =>
        isGivenAnywhere(figure) && !isGiven(figure, homeSources, inOneLine(homeSources)) && !isDerived(figure),
    ).length,
    figureUnit: figures.filter((figure) => isOfOtherUnit(figure, support, homeLines, text) && !isDerived(figure))
      .length,
    dateNew: dates.filter(
      ({ from, to }) => ![from, to].every((point) => point === 'present' || hasPoint(evidence, point, supportText)),
    ).length,
    dateElsewhere: dates.filter(
      (span) =>
        span.isRange &&
        !hasSpan(evidence, span) &&
        !areGivenApart(span, supportText) &&
        !givesPeriod(homeText(), span) &&
        !(kind === 'summary' && span.to === 'present' && runsOnSince(span, evidence)),
    ).length,
    yearsUnsaid: figures.some((figure) => areYearsUnsaid(figure, text, evidence)) ? 1 : 0,
    scope: kind !== 'skill' && isRaisedPart(text, `${supportText} ${entry?.title ?? ''}`) ? 1 : 0,
    level: levelWord(plain, evidence.text) ? 1 : 0,
    lead: unprovenLead(text, evidence.leadership, evidence.titles) ? 1 : 0,
    hedgeDropped: kind === 'skill' ? 0 : droppedState(told, claim, clauses[0], evidence),
    helpDropped:
      kind === 'skill' || softened.test(text)
        ? 0
        : lessenedIn(claim, clauseTexts.slice(0, 1), lessening.role, evidence),
    othersDropped: clauses[0] && kind !== 'skill' && !softened.test(text) ? dropped(text, clauses[0].text, others) : 0,
    coverage: anywhere?.coverage ?? 0,
    homeCoverage: nearest?.coverage ?? 0,
    otherHome:
      entry && anywhere?.source.entry && anywhere.source.entry !== entry
        ? Math.max(0, anywhere.coverage - (inHome[0]?.coverage ?? 0))
        : 0,
    degree: unprovenDegree(plain, evidence.degrees) ? 1 : 0,
    title:
      kind !== 'skill' &&
      unprovenTitle(
        plain,
        () => [...evidence.titles, ...titlesNamedIn(support)],
        (word) => evidence.lexis.holds({ text: word, key: word }).share >= 1,
      )
        ? 1
        : 0,
    certificate: isUnprovenPaper && names.some(({ all, near: share }) => all > 0.5 || share > 0.5) ? 1 : 0,
    award: unprovenAward(text, evidence.text) ? 1 : 0,
    language: raisedLanguage(text, evidence.text) ? 1 : 0,
    multiple: unprovenMultiple(text, supportText) ? 1 : 0,
    gain: unprovenGain(text, supportText) ? 1 : 0,
    isSummary: kind === 'summary' ? 1 : 0,
    isSkill: kind === 'skill' ? 1 : 0,
    isLine: kind === 'line' ? 1 : 0,
    length: Math.log(1 + terms.length) / 3,
    newVerb: read[0] && read[0].term.at === 0 && readVerb(read[0].term.key) ? read[0].near * read[0].weight : 0,
    phraseOfPosting: posting
      ? phrasesOfPosting(
          read.map(({ term }) => term),
          posting,
          evidence.lexis,
          near,
        )
      : 0,
    exchanged: exchangedWords(claim, clauseTexts, evidence),
    period: newPeriods(
      plain,
      periodText(told, claim, [supportText, ...textsOf(nearLines)], homeLines, evidence),
      evidence,
    ),
    nameOfPosting: names.filter(({ all, ofPosting }) => all > 0.5 && ofPosting > 0).length,
    strangeName: countStrangeNames(names, { kind, isUnprovenPaper, keys: evidence.keys }),
    worstPart: worstPart(text, read, 'near'),
    worstPartNew: worstPart(text, read, 'all'),
    grade: newGrades(text, evidence.lower),
    verbRaised: kind === 'bullet' && isVerbRaised(text, clauseTexts[0] ?? '') ? 1 : 0,
    skillName:
      kind === 'skill' ? read.filter(({ all, isName, term }) => all > 0.5 && (isName || term.place < 0)).length : 0,
    mixed: kind === 'bullet' && mixesEntries(claim, support, evidence) ? 1 : 0,
    figureOfOther: figures.filter((figure) => {
      if (isNameGiven(figure, text, homeSources) || isDerived(figure)) return false;
      const holders = holdersOf(figure, evidence.sources);
      if (kind === 'bullet' && retoldFigures.has(figure.value)) return false;
      const freedom = kind === 'summary' || kind === 'line' ? 'summary' : 'bullet';
      return holders.length > 0 && isOfSomethingElse(figure, claim, holders, evidence, freedom);
    }).length,
    foreign: sum(({ weight, all, near: share }) => (all < 0.2 && share > 0.5 ? weight : 0)) / total,
    figureMoved: 0,
    stateDropped: 0,
    toldAsHeld: isToldAsHeld(told, evidence) ? 1 : 0,
    figureExchanged:
      countExchanges(exchanges, Math.max(sharedMin, 2)).figures +
      (isOtherTimeOfChange(text, clauseTexts[0] ?? '') ? 1 : 0),
    yearExchanged: kind === 'summary' ? 0 : otherwise.years,
    gradeExchanged: otherwise.grades,
    madeWhole: isMadeWhole(text, clauseTexts[0] ?? '') ? 1 : 0,
    negation: forgottenNegations(claim, clauseTexts),
    othersWork: kind !== 'skill' && isOthersWork(text, besideBest) ? 1 : 0,
    qualifier: kind === 'skill' || kind === 'line' ? otherLevels(text, textsOf(homeSources), evidence) : 0,
    figureOther: otherwise.figures,
    currency: figures.filter((figure) => isOtherCurrency(figure, text, homeSources)).length,
    openEnd: dates.some(
      (span) =>
        span.isRange &&
        span.to === 'present' &&
        !beginsAt(span, homeText()) &&
        !(kind === 'summary' && runsOnSince(span, evidence)),
    )
      ? 1
      : 0,
    raisedScope:
      kind === 'bullet' && raisedScope(text, `${supportText} ; ${leadingOf(entry?.title ?? '')}`, evidence.text)
        ? 1
        : 0,
    skillNew: kind === 'skill' ? sum(({ weight, all }) => (all > 0.3 ? weight : 0)) : 0,
    degreeClass: raisedDegreeClass(text, evidence.text) ? 1 : 0,
    shareExchanged: kind === 'summary' ? 0 : exchangedShares(text, clauseTexts[0] ?? ''),
    ...raisedFacts({ told, figures, nearLines, clauseTexts, closeness: nearest?.coverage ?? 0 }, evidence),
    titleOfPosting:
      (told.isHeadline && isTitleOfPosting(text, posting, evidence)) ||
      (kind !== 'skill' && namesTitleOfPosting(text, posting, evidence))
        ? 1
        : 0,
    skillHedge: Math.max(
      lessenedIn(claim, clauseTexts, lessening.level, evidence),
      kind === 'skill' ? lessenedIn(namesOf(claim, evidence), clauseTexts, lessening.level, evidence) : 0,
      kind === 'skill' ? lessenedIn(claim, clauseTexts.slice(0, 1), lessening.unfinished, evidence) : 0,
    ),
  };
  const isElsewhere = entry !== undefined && isOfAnother(anywhere, entry, inHome[0]?.coverage ?? 0);
  // A line that is retold closely, but for a figure that its own entry does not have.
  const isCloseTo = kind === 'bullet' && entry !== undefined && numbers.homeCoverage >= retoldMin;
  const isMiscounted = (figure: Figure) =>
    isOtherTeam(figure, text, evidence.sources) ||
    isOtherGroup(figure, text, support[0]) ||
    isMoreThanOne(figure, told, support[0], homeSources);
  numbers.figureMoved = (isCloseTo ? numbers.figureElsewhere : 0) + figures.filter(isMiscounted).length;
  // The line itself without the words that take it back: "Regional Manager of the Year" of "… (runner up)".
  numbers.stateDropped = numbers.hedgeDropped >= wholeMin && numbers.coverage >= wholeMin ? 1 : 0;
  return {
    home: isElsewhere ? anywhere : undefined,
    numbers: numberNames.map((name) => numbers[name]),
    nearest,
    support,
    beyond: moreThanSaid({ told, line: clauseTexts[0] ?? '', evidence }),
    newWords: read
      .filter(({ all }) => all > 0.3)
      .map(({ term }) => text.slice(term.start, term.start + term.key.length)),
  };
}
