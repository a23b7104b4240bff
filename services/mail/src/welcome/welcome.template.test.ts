import { describe, expect, it } from '@jest/globals';
import { welcomeMail } from './welcome.template.js';

const publicUrl = 'https://tailwright.example';

describe('the welcome mail', () => {
  it('greets by name and links to the product, in both forms', () => {
    const mail = welcomeMail({ name: 'Zoë O’Neil-Śmith', publicUrl });
    expect(mail.subject).toBe('Welcome to Tailwright');
    for (const body of [mail.text, mail.html]) {
      expect(body).toContain('Hello Zoë O’Neil-Śmith,');
      for (const path of ['/optimize', '/build', '/cover-letter', '/dashboard'])
        expect(body).toContain(publicUrl + path);
    }
  });

  it.each([
    'Win now https://evil.example',
    'evil.example',
    'call 0900 123456',
    'me@evil.example',
    '<b>Jane</b>',
    'Jane\r\nBcc: x',
    'J'.repeat(61),
  ])('does not deliver a text that is no name: %j', (name) => {
    const mail = welcomeMail({ name, publicUrl });
    expect(mail.text).toMatch(/^Hello,\n/);
    expect(mail.html).not.toContain('evil');
    expect(mail.html).not.toContain('<b>Jane');
  });

  it('keeps a name with an abbreviation', () => {
    expect(welcomeMail({ name: 'Dr. J. Smith', publicUrl }).text).toMatch(/^Hello Dr\. J\. Smith,/);
  });
});
