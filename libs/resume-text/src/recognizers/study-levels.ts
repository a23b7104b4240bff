/** The name of a level, with what people write behind it. */
const name = String.raw`((?:post[- ]?)?graduate(?: studies)?|masteral|tertiary|college|vocational|(?:senior |junior )?high school|secondary|elementary|primary)((?: (?:education|level|school))?)`;
/** "Secondary    Lemery High School, 1998 - 2002": the level of a school stands before it, as forms of some countries ask. */
const level = new RegExp(String.raw`^${name}(?: {0,20}: {0,20}|\t| {2,60})(?=[^\s:])`, 'iu');
const levelAlone = new RegExp(`^${name}:?$`, 'iu');

/** beginsWithLevel is true for a line with the level of a school, a gap or a colon, and the school. */
export function beginsWithLevel(text: string): boolean {
  return level.test(text);
}

/** isLevelAlone: "TERTIARY" below a heading for education names the level of the studies below it. */
export function isLevelAlone(text: string): boolean {
  return levelAlone.test(text);
}

/** withLevelAsLabel sets the level of a school as the label that it is: "Secondary: Lemery High School". */
export function withLevelAsLabel(text: string): string {
  return text.replace(level, '$1$2: ');
}
