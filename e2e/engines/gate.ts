import { connect, createServer, type Server, type Socket } from 'node:net';
import { freePort } from '@hundred/testkit/free-port';

/** A proxy that can be shut. For a browser, the server behind it is then gone. */
export async function makeGate() {
  const port = await freePort();
  const openSockets = new Set<Socket>();
  let targetPort = 0;
  let server: Server;
  const forward = (from: Socket, to: Socket) => {
    openSockets.add(from);
    from.pipe(to);
    from.on('error', () => to.destroy());
    from.on('close', () => {
      openSockets.delete(from);
      to.destroy();
    });
  };
  const forwardClient = (client: Socket) => {
    const upstream = connect(targetPort, 'localhost');
    forward(client, upstream);
    forward(upstream, client);
  };
  return {
    url: `http://localhost:${port}`,
    async open(url?: string) {
      if (url) targetPort = Number(new URL(url).port);
      server = createServer(forwardClient);
      await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
    },
    async shut() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of openSockets) socket.destroy();
      await closed;
    },
  };
}
