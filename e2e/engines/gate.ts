import { connect, createServer, type Server, type Socket } from 'node:net';
import { freePort } from '@hundred/testkit/free-port';

/** A proxy to a server that can be closed: for a browser the server is then gone. */
export async function makeGate() {
  const port = await freePort();
  const passing = new Set<Socket>();
  let target = 0;
  let server: Server;
  const pass = (client: Socket) => {
    const upstream = connect(target, 'localhost');
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      passing.add(socket);
      socket.pipe(other);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        passing.delete(socket);
        other.destroy();
      });
    }
  };
  return {
    url: `http://localhost:${port}`,
    async open(url?: string) {
      if (url) target = Number(new URL(url).port);
      server = createServer(pass);
      await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
    },
    async shut() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of passing) socket.destroy();
      await closed;
    },
  };
}
