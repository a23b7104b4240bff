// The local inbox that catches every mail when SMTP_URL is not set: an SMTP server, the messages as .eml files that
// survive a restart, and a small web page. It listens on this machine only and delivers nothing.
import { SMTPServer } from 'smtp-server';
import { openMailbox } from './mail-inbox/mailbox.mjs';
import { createWebServer } from './mail-inbox/web.mjs';

const host = '127.0.0.1';
const messageBytesMax = 10 * 1024 * 1024;

/** @param {{ dir: string, smtpPort?: number, httpPort?: number }} options a port of 0 picks a free one */
export async function startMailInbox({ dir, smtpPort = 0, httpPort = 0 }) {
  const mailbox = await openMailbox(dir);
  const smtp = createSmtpServer(mailbox);
  const web = createWebServer(mailbox);
  await listen(smtp, smtpPort);
  await listen(web, httpPort);
  return {
    smtpUrl: `smtp://${host}:${smtp.server.address().port}`,
    inboxUrl: `http://${host}:${web.address().port}/`,
    async stop() {
      await Promise.all([
        new Promise((resolve) => smtp.close(resolve)),
        new Promise((resolve) => {
          web.close(resolve);
          web.closeAllConnections();
        }),
      ]);
    },
  };
}

function createSmtpServer(mailbox) {
  return new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    size: messageBytesMax,
    closeTimeout: 500,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? 'anyone' }),
    onData(stream, _session, done) {
      const chunks = [];
      stream.on('data', (chunk) => {
        if (!stream.sizeExceeded) chunks.push(chunk);
      });
      stream.on('error', done);
      stream.on('end', () => {
        if (stream.sizeExceeded) return done(Object.assign(new Error('Message is too large'), { responseCode: 552 }));
        mailbox.add(Buffer.concat(chunks)).then(() => done(null, 'Kept in the local inbox'), done);
      });
    },
  }).on('error', () => {}); // A client that breaks off is its own affair.
}

function listen(server, port) {
  return new Promise((resolve, reject) => {
    (server.server ?? server).once('error', reject);
    server.listen(port, host, resolve);
  });
}
