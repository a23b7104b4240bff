/** isLeading is true for a line that tells of leading, teaching or starting something, where "Led" may be fair. */
export function isLeading(text: string): boolean {
  return /\b(?:l[eo]ads?|led|manag|supervis|direct|head|chair|captain|oversaw|oversee|train|teach|taught|instruct|guid|coach|mentor|precept|tutor|run|ran|host|hold|held|conduct|facilitat|organi[sz]|coordinat|start|creat|set up|introduc|found|own|launch|responsible|charge)\w*/i.test(
    text,
  );
}
