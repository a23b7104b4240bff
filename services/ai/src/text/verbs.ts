/** Irregular verbs and those that double their last letter, as base, past and -ing form. */
const written = `
build built building;write wrote writing;lead led leading;run ran running;teach taught teaching;sell sold selling;grow grew growing;hold held holding;keep kept keeping;
make made making;take took taking;drive drove driving;win won winning;begin began beginning;bring brought bringing;buy bought buying;choose chose choosing;deal dealt dealing;
draw drew drawing;feed fed feeding;find found finding;give gave giving;meet met meeting;oversee oversaw overseeing;pay paid paying;send sent sending;set set setting;speak spoke speaking;
spend spent spending;rebuild rebuilt rebuilding;stand stood standing;rewrite rewrote rewriting;undertake undertook undertaking;cut cut cutting;plan planned planning;ship shipped shipping;stop stopped stopping;
submit submitted submitting;refer referred referring;program programmed programming;control controlled controlling;equip equipped equipping;map mapped mapping;transfer transferred transferring;
debug debugged debugging;split split splitting;set up set up setting up;commit committed committing;chart charted charting;cook cooked cooking;sing sang singing;sew sewed sewing;weld welded welding;swap swapped swapping;get got getting;do did doing;put put putting;
tell told telling;understand understood understanding;show showed showing;lay laid laying;lend lent lending;shoot shot shooting;think thought thinking;log logged logging;scan scanned scanning;trim trimmed trimming;wrap wrapped wrapping;format formatted formatting`;
const regular = `
achieve acquire act adapt add address adjust administer adopt advance advise advocate aid allocate analyze analyse answer apply appraise approve arrange assemble assess assign assist attain attend audit author automate balance bill book boost brief calculate calibrate care champion check clean close coach code collaborate collect combine communicate compare compile complete compose compute conceive conduct configure consolidate construct consult containerize contribute convert convince coordinate copy correct counsel create critique customize decrease define delegate deliver demonstrate deploy describe design detect determine develop devise diagnose direct dispatch dispense distribute diversify document double draft earn edit educate eliminate enable encourage enforce engage engineer enhance enlarge ensure establish estimate evaluate examine exceed execute expand expedite explain facilitate file finalize fix follow forecast formulate foster fulfill gather generate greet guide handle help hire host identify implement improve increase influence inform initiate innovate inspect install institute instruct integrate interpret interview introduce inventory investigate issue join judge launch learn lecture leverage load locate maintain manage manufacture market maximize measure mediate mentor merchandise migrate minimize mobilize model modernize modify monitor motivate move navigate negotiate observe obtain offer open operate optimize orchestrate order organize orient originate outline overhaul own pack package participate partner perform persuade pilot pioneer place practice precept prepare present prevent prioritize process procure produce promote propose protect provide publish purchase qualify raise rank reach receive recommend reconcile record recruit redesign reduce refactor refine register regulate reinforce release renew repair replace report represent research resolve respond restock restore restructure retain retrieve revamp review revise revitalize route save schedule screen secure select separate serve service shape share simplify solve source spearhead staff standardize start steer stock streamline strengthen structure study succeed summarize supervise supply support surpass survey sustain test track trade train transform translate transport treat triage troubleshoot tutor uncover unify update upgrade use utilize validate verify visit volunteer welcome work answer adapt redesign relocate scale wire wash serve prepare bake greet operate cater load unload label clean assist stage style photograph film record mix brew pour inspect measure paint plaster roof pave excavate demolish rig splice terminate tune rebuild machine mill grind polish lubricate overhaul diagnose reconcile invoice post accrue file prospect upsell renew onboard coordinate tutor grade assess plan proctor advise discharge admit administer assess bathe dress ambulate transfer chart triage immunize vaccinate sterilize swab escort patrol guard respond`;
/** Verbs that are nouns as often: they count as verbs only before a word that starts an object. */
const doubtful = new Set(
  `lead design support test plan research process market train staff report book bill care chart check code copy cut deal detail document draw feed file fix grade guard guide help host inventory issue judge label lecture load log machine map market measure mix model move offer open order own pack package partner patrol pilot pioneer place post practice present process program project purchase rank record release repair report research review route run scale schedule screen sell service set shape share ship show source spend staff stage start stock structure study style supply support survey test trade train transfer transport triage tutor update upgrade use visit volunteer win work deliver make film photograph paint roof rig wire dress service format stop control account act address aid audit balance boost brief champion close coach complete conduct contact correct counsel double draft estimate increase decrease influence interview launch mentor mentor separate direct`.split(
    /\s+/,
  ),
);

export interface Verb {
  base: string;
  past: string;
  ing: string;
}

const byForm = new Map<string, { verb: Verb; form: keyof Verb }>();

for (const line of written.trim().split(/[;\n]+/)) {
  const [base = '', past = '', ing = ''] = line.trim().split(' ');
  if (line.trim().split(' ').length === 3) add({ base, past, ing });
}
for (const base of new Set(regular.trim().split(/\s+/))) add({ base, past: pastOf(base), ing: ingOf(base) });

function add(verb: Verb): void {
  for (const form of ['ing', 'base', 'past'] as const)
    if (!byForm.has(verb[form])) byForm.set(verb[form], { verb, form });
}

function pastOf(base: string): string {
  if (base === 'troubleshoot') return 'troubleshot';
  if (base.endsWith('e')) return `${base}d`;
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ied` : `${base}ed`;
}

function ingOf(base: string): string {
  if (/[^eo]e$/.test(base)) return `${base.slice(0, -1)}ing`;
  return `${base}ing`;
}

/** readVerb recognises a form of a known verb. */
export function readVerb(word: string): { verb: Verb; form: keyof Verb } | undefined {
  return byForm.get(word.toLowerCase());
}

const objectStart =
  /^(?:an?|the|all|any|each|every|our|their|its|my|new|daily|weekly|monthly|quarterly|annual|various|multiple|several|over|up|out|with|in|on|for|to|as|and|\d)\b/i;

/** isSureVerb is false for "Lead engineer on …" and "Support tickets from …". */
export function isSureVerb(word: string, rest: string): boolean {
  const known = readVerb(word);
  if (!known) return false;
  return known.form !== 'base' || !doubtful.has(word.toLowerCase()) || objectStart.test(rest.trim());
}
