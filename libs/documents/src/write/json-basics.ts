import { JsonResumeFile } from '@tailwright/contracts/json-resume-file';
import { emailPattern, hasContact, hasPhone, urlPattern } from '@tailwright/resume-text/recognizers/contacts';
import type { Person } from '@tailwright/resume-text/document/resume-document';

type Basics = NonNullable<JsonResumeFile['basics']>;

const network =
  /(?:^|\/\/|\.)(linkedin|github|gitlab|twitter|x|xing|stackoverflow|mastodon)\.[a-z.]{2,20}\/(?:in\/|users\/)?@?([^/?#\s]{1,100})/i;

/** basicsOf sorts name, headline and contact details into the basics of JSON Resume. Every word stays, as written. */
export function basicsOf({ name, headline, contacts }: Person): Basics {
  const basics: Basics = {};
  if (name !== '') basics.name = name;
  if (headline !== '') basics.label = headline;
  const places: string[] = [];
  const others: string[] = [];
  for (const text of contacts) {
    if (addContact(basics, text)) continue;
    (hasContact(text) ? others : places).push(text);
  }
  if (places.length > 0) basics.location = { address: places.join(', ') };
  if (others.length > 0) basics.otherContacts = others;
  return basics;
}

function addContact(basics: Basics, text: string): boolean {
  const email = text.match(emailPattern)?.[0];
  if (email === text && !basics.email && isValid({ email })) basics.email = text;
  else if (email === undefined && hasPhone(text) && !basics.phone) basics.phone = text;
  else return email === undefined && addPage(basics, text);
  return true;
}

function addPage(basics: Basics, text: string): boolean {
  const [found, ...more] = text.match(urlPattern) ?? [];
  const url = found === undefined || more.length > 0 ? undefined : urlOf(found);
  if (url === undefined) return false;
  const profile = network.exec(url);
  if (profile?.[1] && profile[2]) {
    basics.profiles = [...(basics.profiles ?? []), { network: profile[1], username: profile[2], url, label: text }];
  } else if (basics.url) return false;
  else Object.assign(basics, { url, ...(!url.includes(text) && { urlLabel: text }) });
  return true;
}

function urlOf(address: string): string | undefined {
  const url = /^https?:/i.test(address) ? address : `https://${address}`;
  return isValid({ url }) ? url : undefined;
}

function isValid(basics: Basics): boolean {
  return JsonResumeFile.safeParse({ basics }).success;
}
