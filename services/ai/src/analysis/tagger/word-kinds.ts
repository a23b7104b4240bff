/**
 * A coarse word class for the words job postings use most; everything else is told by its ending. It takes the place
 * of a part-of-speech tagger, whose model would be larger than ours.
 */
const lists: Record<string, string> = {
  det: 'the a an this that these those our your their its his her my any some all each every no both either another such other various several multiple many most more few much',
  prep: 'of in on at by for with within without from into onto through across over under between among during via about towards toward to per against upon throughout around along after before behind beyond despite like regarding concerning until since as than',
  conj: 'and or but nor & / and/or plus while if when where whether because so although though unless',
  pron: 'we you they he she it us them i who whom which what whose yourself themselves ourselves everyone someone anyone one ones there here',
  be: "is are be been being am was were isn't aren't we're you're it's they're you'll we'll you've",
  modal: 'will would can could shall should may might must has have had having do does did need needs',
  neg: 'not never none neither',
  verb: 'develop build work ensure create support manage lead provide help deliver make drive define maintain implement take contribute collaborate participate join use apply understand learn design write perform act plan coordinate identify grow improve bring share communicate establish facilitate assist analyze analyse monitor evaluate execute enable review prepare handle solve run keep get give find offer look want seek think know become be come go see set meet report train coach mentor guide influence promote translate convert debug troubleshoot configure install operate optimize optimise enhance integrate migrate scale ship test deploy document present negotiate follow oversee own conduct research investigate advise challenge demonstrate possess hold like love enjoy thrive expect require include including includes involve involves working developing building managing creating leading providing helping delivering making driving defining maintaining implementing designing ensuring writing using supporting improving',
  cue: 'experience experienced knowledge expertise skills skill familiarity familiar proficiency proficient understanding background degree education certification certified fluent fluency command competence competencies competent qualifications qualification qualified exposure grasp mastery know-how insight interest interested passion passionate versed trained awareness hands-on mindset ability able capability capabilities',
  adj: 'strong good excellent solid great deep proven relevant new modern similar related different high large small complex technical practical professional previous prior extensive advanced basic general broad thorough in-depth clear effective efficient current latest key full best better other additional innovative international global local digital senior junior fluent native strategic operational commercial scientific academic equivalent preferred required desired desirable important essential mandatory ideal successful responsible comfortable dynamic fast-paced agile diverse independent analytical creative motivated ambitious proactive structured flexible positive curious friendly open',
  adv: 'very highly well also preferably ideally really fluently already actively constantly continuously together closely directly independently particularly especially currently always often still just even only both at least e.g. i.e. etc',
  num: 'one two three four five six seven eight nine ten first second third',
  person:
    'developer developers engineer engineers manager managers analyst consultant architect specialist lead designer director officer assistant professor researcher scientist student candidate candidates team teams colleagues stakeholders customers customer clients client users user people partners members employees employee applicants leader leaders expert experts person individual',
  org: 'company companies organisation organization business department group university office firm startup industry customers sector division unit agency bank',
  tech: 'software system systems data technology technologies tools tool platform platforms framework frameworks language languages programming development engineering architecture infrastructure cloud application applications applications web mobile database databases code api apis service services network networks security testing automation integration deployment library libraries stack solution solutions methodologies methodology methods method principles patterns pattern practices techniques concepts standards protocols environment environments process processes management science sciences studies law regulations marketing finance economics accounting sales design analysis analytics research operations',
};

const kinds = new Map<string, string>();
for (const [kind, words] of Object.entries(lists)) {
  for (const word of words.split(' ')) if (!kinds.has(word)) kinds.set(word, kind);
}

const endings: [RegExp, string][] = [
  [/^<.*>$/, 'mask'],
  [/^[^\p{L}\p{N}]+$/u, 'punct'],
  [/^[+~]?\d[\d.,+%k-]*$/i, 'num'],
  [/ly$/, 'adv'],
  [/(?:tion|sion|ment|ness|ity|ance|ence|ship|ism|logy|graphy|nomics|ics)s?$/, 'noun'],
  [/ing$/, 'ing'],
  [/ed$/, 'ed'],
  [/(?:ous|ful|ive|able|ible|ical|less|ary)$/, 'adj'],
  [/(?:al|ic)$/, 'al'],
  [/(?:er|or|ist)s?$/, 'agent'],
  [/s$/, 'plural'],
];

/** wordKind names the class of a word given in small letters. */
export function wordKind(lower: string): string {
  return kinds.get(lower) ?? endings.find(([pattern]) => pattern.test(lower))?.[1] ?? 'word';
}
