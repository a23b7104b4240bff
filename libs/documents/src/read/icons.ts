/** Ways to reach someone: e-mail, web address, handle or phone number. */
const contact = [
  String.raw`\S+@\S+`,
  String.raw`@[\w.-]+`,
  String.raw`(?:https?://|www\.)\S+`,
  String.raw`[\w-]+\.(?:com|org|net|io|dev|me)\b`,
  String.raw`[+(]{0,2}\d[\d\s().-]{6,}`,
].join('|');

/** An icon font's glyph mostly comes out as one stray symbol right before a contact; ASCII symbols are separators. */
const icon = String.raw`(?:(?![\x00-\x7f])\p{S}|[ïÏðÐþÞ¶§])\ufe0f?`;
const iconBeforeContact = new RegExp(String.raw`(?<=^|[\s|•·,])${icon}[ \t]+(?=${contact})`, 'gmu');
/** A picture in front of a heading or of a place; signs that are no pictures, such as a star or an arrow, may mean something. */
const pictureAtStart = /^[ \t]*\p{Emoji_Presentation}\ufe0f?[ \t]+(?=\S)/gmu;
const glyphAtStart = /^[ \t]*\p{Co}+[ \t]*/gmu;
const glyphBetween = /[ \t]{1,20}\p{Co}{1,20}[ \t]{0,20}/gu;

/**
 * stripIcons removes icon glyphs in front of contacts and headings and everything of the private-use planes. Between
 * two contacts such a glyph parts them, so a tab takes its place.
 */
export function stripIcons(text: string): string {
  return text
    .replace(glyphAtStart, '')
    .replace(glyphBetween, '\t')
    .replace(/\p{Co}/gu, '')
    .replace(iconBeforeContact, '')
    .replace(pictureAtStart, '');
}
