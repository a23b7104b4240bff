const paper =
  /(?<!\p{L})(?:certificat\w*|certified|licen[cs](?:ed|e|es|ure)|diploma|accredit\w+|chartered|instructor|assessor|qualified(?! teacher status))(?!\p{L}| (?:course|class|training|exam|lesson|programme|program))/iu;
const attended =
  /(?<!\p{L})(?:courses?|class(?:es)?(?! [a-e\d](?!\p{L}))|webinars?|workshops?|training|seminars?|lectures?|masterclass|refresher|audit(?:ed|ing)|attended|(?:\d|one|two|three|half)[- ]?days?|tutorials?|self[- ]taught|bootcamp|modules?|e-?learning|talks?|conference|induction)(?!\p{L})/iu;

/** isPaperRaised is true for a certificate where the line has only something attended: "Certified welder" of "Welding, evening class". */
export function isPaperRaised(text: string, lines: readonly string[]): boolean {
  const [nearest = ''] = lines;
  return paper.test(text) && attended.test(nearest) && !lines.some((line) => paper.test(line));
}

const won = /(?<!\p{L})(?:won|winners?|winning|recipients?|awarded)(?!\p{L})/iu;
const onlyNamed = /(?<!\p{L})(?:short-?list\p{L}*|long-?list\p{L}*|nominat\p{L}+|nominees?|finalists?)(?!\p{L})/iu;

/** isToldAsWon is true for a prize that the line has as a nomination: "won the Bronze Quill" of "Bronze Quill (shortlist)". */
export function isToldAsWon(text: string, line: string): boolean {
  return won.test(text) && !onlyNamed.test(text) && onlyNamed.test(line) && !won.test(line);
}

const first =
  /(?<!\p{L})(?:the best|best|number one|no\. ?1|#1|winners?|won|champion|came first|first (?:place|prize|in|of|out of)|ranked first|top(?! (?:\d|two|three|five|ten|quarter|third|half|tier))|leading|highest|largest)(?!\p{L})/iu;
const lower =
  /(?<!\p{L})(?:(?:second|third|fourth|fifth|2nd|3rd|4th|5th)[- ](?:best|place|prize|in|of|out of|highest|largest|only)|came (?:second|third|fourth|2nd|3rd|4th)|runners?[- ]up|joint(?:ly)?|one of the|among the|top[- ](?:\d+|two|three|five|ten|quarter|third|half|tier)|finalist|shortlisted|nominated)(?!\p{L})/iu;

/** isRankRaised is true for the first place where the line gives a lower one: "the best of nine" of "second best of nine". */
export function isRankRaised(text: string, line: string): boolean {
  return (
    first.test(text) && !lower.test(text) && lower.test(line) && !/(?<!\p{L})(?:won|winner|first)(?!\p{L})/iu.test(line)
  );
}
