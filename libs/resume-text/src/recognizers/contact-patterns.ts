// Without the word lists of titles and organizations, which a page that only shows a resume does not fetch.
export const emailPattern = /[\w.+'-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/g;
export const urlPattern =
  /(?:https?:\/\/|www\.)[^\s|,;()<>]{3,200}|(?<![\w.@-])(?:[a-z]{2,3}\.)?(?:linkedin|github|gitlab|behance|dribbble|medium|twitter|x|stackoverflow|xing)\.com\/[^\s|,;()<>]{1,100}|(?<![\w.@-])(?:[\w-]{1,40}\.){1,4}(?:com|org|net|io|dev|me|co|ai|app)(?:\/[^\s|,;()<>]*)?(?![\w@])/gi;
export const phonePattern = /(?<![\w/.])(?:\+|\()?\d[\d ().\-–/]{6,18}\d(?![\w/])/g;

/** hasPhone is true for a text with a telephone number in it. */
export function hasPhone(line: string): boolean {
  return (line.match(phonePattern) ?? []).some((found) => {
    const digits = found.replace(/\D/g, '').length;
    return digits >= 7 && digits <= 15 && !/^(?:19|20)\d\d\s*[-–/]\s*(?:19|20)\d\d$/.test(found) && !isDay(found);
  });
}

/** "12.01.2025", "14-03-1991" and "2025-01-12" are days and no telephone numbers. */
function isDay(text: string): boolean {
  return /^[0-3]?\d([./-])[0-3]?\d\1(?:19|20)\d\d$|^(?:19|20)\d\d([.-])[01]\d\2[0-3]\d$/.test(text);
}

/** hasContact is true for a line with an e-mail address, a phone number or a web address. */
export function hasContact(line: string): boolean {
  if (line.length > 400) return false;
  return line.search(emailPattern) >= 0 || hasPhone(line) || line.search(urlPattern) >= 0;
}
