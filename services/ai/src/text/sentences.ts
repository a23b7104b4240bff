/** What is shortened before any word, and a letter alone: no sentence ends with it. */
const shortened =
  /(?:\b(?:Inc|Ltd|Co|Corp|Dr|Mr|Mrs|Ms|St|vs|etc|et al|ca|incl|excl|e\.g|i\.e|No|approx|Jr|Sr|Dept|Univ|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|B\.S|M\.S|B\.A|M\.A|Ph\.D|U\.S)|(?<![\p{L}\p{N}])\p{Lu})\.$/u;
/** What is shortened before a figure, and may end a sentence elsewhere: "avg. 11 %", but "went from 11 to 4 min." */
const shortenedBeforeFigure = /\b(?:avg|app|est|min|max|fig|vol)\.$/i;

/** splitSentences cuts a paragraph at its full stops, not at those of "Inc." or "e.g.". Nothing is lost: joining with a blank gives it back. */
export function splitSentences(text: string): string[] {
  const parts = text.split(/(?<=[\p{L}\p{N})%"”][.!?]["”*]{0,3})\s+(?=["“*_]{0,3}[\p{Lu}\p{N}])/u);
  const sentences: string[] = [];
  for (const part of parts) {
    const last = sentences.at(-1);
    if (last !== undefined && goesOn(last, part)) sentences[sentences.length - 1] = `${last} ${part}`;
    else sentences.push(part);
  }
  return sentences;
}

function goesOn(last: string, part: string): boolean {
  return shortened.test(last) || (/^\d/.test(part) && shortenedBeforeFigure.test(last));
}
