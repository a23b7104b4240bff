import { type AddressInfo, type Server, type Socket, createServer } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** How the recipients of a fake SMTP server are answered. */
type SmtpMood = 'accept' | 'defer' | 'refuse';

export interface FakeSmtp {
  url: string;
  received: Email[];
  /** Passwords that came over a connection without TLS. */
  passwords: string[];
  mood: SmtpMood;
  stop(): Promise<void>;
}

const answers: Record<Exclude<SmtpMood, 'accept'>, number> = { defer: 451, refuse: 550 };

/** startSmtp is a real SMTP server in this process; with `password` it takes only that one. */
export async function startSmtp({ password }: { password?: string } = {}): Promise<FakeSmtp> {
  const server = new SMTPServer({
    authOptional: password === undefined,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onAuth: (auth, _session, done) => {
      fake.passwords.push(auth.password ?? '');
      if (password === undefined || auth.password === password) done(null, { user: auth.username });
      else done(new Error('wrong password'));
    },
    onRcptTo: (_address, _session, done) => {
      if (fake.mood === 'accept') done();
      else done(Object.assign(new Error('no'), { responseCode: answers[fake.mood] }));
    },
    onData: (stream, _session, done) => {
      void keep(stream).then(() => done(), done);
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const fake: FakeSmtp = {
    url: `smtp://127.0.0.1:${port}`,
    received: [],
    passwords: [],
    mood: 'accept',
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return fake;

  async function keep(message: Readable): Promise<void> {
    fake.received.push(await PostalMime.parse(await buffer(message)));
  }
}

/** startSilent accepts connections and says nothing; with `dripMs` it greets, then answers bit by bit without end. */
export async function startSilent({ dripMs }: { dripMs?: number } = {}): Promise<{
  url: string;
  connections(): number;
  stop(): Promise<void>;
}> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    if (dripMs) socket.write('220 welcome\r\n');
    const drip = dripMs ? setInterval(() => socket.write('250-more follows\r\n'), dripMs) : undefined;
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(drip);
      sockets.delete(socket);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    connections: () => sockets.size,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        sockets.forEach((socket) => socket.destroy());
      }),
  };
}
