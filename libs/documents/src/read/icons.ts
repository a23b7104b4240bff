/** A token that is a way to reach someone: e-mail, web address, handle or phone number. */
const contact = String.raw`(?:\S+@\S+|@[\w.-]+|(?:https?://|www\.)\S+|[\w-]+\.(?:com|org|net|io|dev|me)\S*|\+?\(?\d[\d\s().-]{6,})`;

/** Icon fonts come out as one stray symbol, or as the icon's own name, right before a contact. */
const icon = String.raw`(?:[\p{S}ïÏðÐþÞ¶§]\ufe0f?|(?:HOUSE|HOME|ENVELOPE|PHONE|MOBILE|GLOBE|LINK|MAP|LOCATION)(?:-[A-Z]+)*)`;
const iconBeforeContact = new RegExp(String.raw`(?<=^|[\s|•·])${icon}[ \t]+(?=${contact})`, 'gmu');

/** stripIcons removes icon glyphs in front of contacts; `+` stays, it begins phone numbers. */
export function stripIcons(text: string): string {
  return text.replace(/\p{Co}/gu, '').replace(iconBeforeContact, (found) => (found.startsWith('+') ? found : ''));
}
