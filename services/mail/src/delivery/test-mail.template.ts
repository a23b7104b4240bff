import { html } from './html.js';
import { type Letter, button, layout } from './layout.template.js';

export function testMail({ publicUrl, sentAt }: { publicUrl: string; sentAt: Date }): Letter {
  const time = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' }).format(sentAt);
  const footer = 'Someone used "Send Test Email" in the admin area of Tailwright. No reply is needed.';
  return {
    subject: 'Test email from Tailwright',
    text: [
      'Your email system works',
      '',
      'This message went out through the configured mail server and reached you.',
      `Sent on ${time}.`,
      '',
      publicUrl,
      '',
      footer,
    ].join('\n'),
    html: layout({
      title: 'Your email system works',
      preview: 'This message went out through the configured mail server.',
      body: html`<p style="margin:0 0 16px">
          This message went out through the configured mail server and reached you. Nothing else has to be done.
        </p>
        <p style="margin:0;color:#52606d">Sent on ${time}.</p>
        ${button('Open Tailwright', publicUrl)}`,
      footer,
      publicUrl,
    }),
  };
}
