import { type Html, html } from './html.js';

export interface Letter {
  subject: string;
  text: string;
  html: string;
}

interface Layout {
  title: string;
  /** The line mail programs show beside the subject. */
  preview: string;
  body: Html;
  footer: string;
  publicUrl: string;
}

const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** layout is the frame of every mail: tables and inline styles, because mail programs know little else. */
export function layout({ title, preview, body, footer, publicUrl }: Layout): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
      </head>
      <body style="margin:0;padding:0;background:#f4f5f7;color:#1f2933;${font}">
        <div style="display:none;max-height:0;overflow:hidden">${preview}</div>
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f4f5f7">
          <tr>
            <td align="center" style="padding:32px 16px">
              <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
                <tr>
                  <td style="padding:0 8px 16px;font-size:20px;font-weight:700">
                    <a href="${publicUrl}" style="color:#1f2933;text-decoration:none">Tailwright</a>
                  </td>
                </tr>
                <tr>
                  <td style="padding:32px;background:#ffffff;border-radius:12px;font-size:16px;line-height:1.6">
                    <h1 style="margin:0 0 16px;font-size:24px;line-height:1.3">${title}</h1>
                    ${body}
                  </td>
                </tr>
                <tr>
                  <td style="padding:16px 8px;font-size:13px;line-height:1.5;color:#52606d">${footer}</td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`.markup;
}

export function button(label: string, href: string): Html {
  return html`<p style="margin:24px 0 0">
    <a
      href="${href}"
      style="display:inline-block;padding:12px 24px;border-radius:8px;background:#2f5bea;color:#ffffff;font-weight:600;text-decoration:none"
      >${label}</a
    >
  </p>`;
}
