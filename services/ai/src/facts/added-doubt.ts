/** How many of the claims of a text are untrue as a rule: less than that adds no doubt. */
const usualShare = 0.08;
/** As many claims as this would have to be read to think otherwise of a text as soon as of its claims. */
const usualWeight = 5;
const steps = 30;

/**
 * addedDoubt is how much more each claim of a text is doubted because others of it look untrue, in log-odds. Who invents
 * figures invents duties too, so the share of untrue claims is estimated for the text as a whole, and takes the place of
 * the share that the model was fitted with. A text is never doubted less for being honest elsewhere.
 *
 * `odds` are the log-odds of the claims that do not stand in the original word for word, `fittedShare` the share of untrue
 * claims among those the model was fitted on.
 */
export function addedDoubt(odds: readonly number[], fittedShare: number): number {
  // A text may make one claim thousands of times: each odds are weighed once a step.
  const different = [...new Set(odds)];
  const placeOf = new Map(different.map((each, at) => [each, at]));
  const places = odds.map((each) => placeOf.get(each) as number);
  const ratios = different.map((each) => each - logit(fittedShare));
  let share = usualShare;
  for (let step = 0; step < steps; step += 1) {
    const doubted = ratios.map((ratio) => 1 / (1 + Math.exp(-(ratio + logit(share)))));
    const untrue = places.reduce((sum, place) => sum + (doubted[place] as number), 0);
    share = (untrue + usualWeight * usualShare) / (odds.length + usualWeight);
  }
  return Math.max(0, logit(share) - logit(usualShare));
}

function logit(share: number): number {
  return Math.log(share / (1 - share));
}
