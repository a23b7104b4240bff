/** What happened to somebody's body, or to the job, told in the first person or of oneself. */
const ofOneself =
  /(?<!\p{L})(?:my (?:back|shoulder|knee|hip|wrist|hand|leg|arm|neck|health|nerves|operation|surgery|illness|divorce)|(?:i|was|were|got|been|when) (?:ill|sick|injured|hurt|laid off|let go|sacked|dismissed|made redundant|burn(?:ed|t) out)|made redundant|laid off|furloughed|(?:firm|company|shop|business|owner|contract|site|plant|restaurant) (?:went bust|folded|closed|shut|ended)|went bust|hours (?:were )?cut|ran out of (?:work|money))(?!\p{L})/iu;
/** What did not come off: late, over its budget, failed, lapsed. */
const ofFailure =
  /(?<!\p{L})(?:(?:days?|weeks?|months?) late|over budget|failed (?:the|my|it|by)|never (?:finished|completed|got)|not (?:finished|finnished|completed|renewed)|lapsed|expired|ran out|resit|complain(?:ed|ts) about me)(?!\p{L})/iu;
/** "One deckhand went in off the pontoon": an accident is no selling point by itself. */
const ofAccident =
  /(?<!\p{L})(?:went (?:in|over|overboard) (?:off|from) |fell (?:in|off|over|overboard|down) (?:the|a|my|our|from|off) |lost (?:an?|one|two|three|four|five|some|my) |(?:all )?my (?:own )?(?:accidents?|incidents?|mistakes?|errors?)(?!\p{L})|broke (?:my|an?|the) |near drowning|after an? near[- ]miss(?!\p{L})|my own [\p{L}-]{3,20} (?:that|which) (?:broke|crashed|deleted|locked|took down|brought down)(?!\p{L}))/iu;

/** tellsOfHarm is true for a line that nobody would put first: an injury, a dismissal, a delay, a paper that ran out. */
export function tellsOfHarm(text: string): boolean {
  return ofOneself.test(text) || ofFailure.test(text) || ofAccident.test(text);
}
