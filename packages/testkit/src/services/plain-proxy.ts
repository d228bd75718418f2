import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Starts a TCP proxy that sends each connection to the next server, or to another one if that is down. */
export async function startPlainProxy(
  targets: readonly string[],
): Promise<{ url: string; close(): Promise<void> }> {
  const ports = targets.map((target) => Number(new URL(target).port));
  const open = new Set<Socket>();
  let turn = 0;
  const join = (client: Socket, triesLeft: number) => {
    turn += 1;
    const upstream = connect(ports[turn % ports.length]!, 'localhost');
    let joined = false;
    upstream.once('connect', () => {
      joined = true;
      client.pipe(upstream).pipe(client);
      upstream.on('close', () => client.destroy());
      client.on('close', () => upstream.destroy());
    });
    upstream.on('error', () => {
      if (!joined && triesLeft > 0) join(client, triesLeft - 1);
      else client.destroy();
    });
  };
  const server = createServer((client) => {
    open.add(client);
    client.on('close', () => open.delete(client));
    client.on('error', () => client.destroy());
    join(client, ports.length);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      for (const client of open) client.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
