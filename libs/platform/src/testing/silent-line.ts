import { type AddressInfo, type Socket, connect, createServer } from 'node:net';

/** SilentLine passes bytes on to a local port until it goes silent, as the line to a host that lost its power does. */
export interface SilentLine {
  port: number;
  /** From now on nothing passes on the connections there are, and none is closed; new ones work. */
  goSilent(): void;
  /** New connections lead to another port, as a name does after a failover; those there are stay. */
  turnTo(port: number): void;
  close(): Promise<void>;
}

export async function openSilentLine(targetPort: number): Promise<SilentLine> {
  const sockets = new Set<Socket>();
  let target = targetPort;
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('error', () => undefined);
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      from.pipe(to);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    goSilent: () => sockets.forEach((socket) => socket.unpipe().pause()),
    turnTo: (port) => (target = port),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        sockets.forEach((socket) => socket.destroy());
      }),
  };
}
