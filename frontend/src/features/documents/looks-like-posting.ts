/** How a posting speaks to whom it looks for; a resume has one of these by chance, not three. */
const posting = [
  /\byou(?:[’']ll| will| have| are| bring| need| should)\b/i,
  /\bwe(?:[’']re| are)? (?:looking|seeking|hiring|offer)\b/i,
  /^\W*(?:key )?(?:requirements|responsibilities|benefits|nice to have|must have|what we offer|who you are|what you.{1,40})\W*$/i,
  /^\W*about (?:the (?:role|job|position|company|team)|us)\b/i,
  /\b(?:ideal|successful) candidate\b|\bequal opportunit|\bapply (?:now|today|online)\b|\bjoin (?:us|our team)\b/i,
  /^\W*(?:at least )?\d{1,2}\+? years[’']? (?:of )?experience (?:with|in|as)\b/i,
];
const linesMin = 3;

/** looksLikePosting is true for lines that describe a job to be filled. */
export function looksLikePosting(lines: readonly string[]): boolean {
  return lines.filter((line) => posting.some((pattern) => pattern.test(line))).length >= linesMin;
}
