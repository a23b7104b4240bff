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

/** stripIcons removes icon glyphs in front of contacts and everything of the private-use planes. */
export function stripIcons(text: string): string {
  return text.replace(/\p{Co}/gu, '').replace(iconBeforeContact, '');
}
