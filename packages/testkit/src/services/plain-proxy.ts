import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Starts a TCP proxy that sends each connection to the next server, or to another one if that is down. */
export async function startPlainProxy(
  targets: readonly string[],
): Promise<{ url: string; close(): Promise<void> }> {
  const ports = targets.map((target) => Number(new URL(target).port));
  const openClients = new Set<Socket>();
  let connectionCount = 0;
  const forward = (client: Socket, triesLeft: number) => {
    connectionCount += 1;
    const upstream = connect(ports[connectionCount % ports.length]!, 'localhost');
    let isConnected = false;
    upstream.once('connect', () => {
      isConnected = true;
      client.pipe(upstream).pipe(client);
      upstream.on('close', () => client.destroy());
      client.on('close', () => upstream.destroy());
    });
    upstream.on('error', () => {
      if (!isConnected && triesLeft > 0) forward(client, triesLeft - 1);
      else client.destroy();
    });
  };
  const server = createServer((client) => {
    openClients.add(client);
    client.on('close', () => openClients.delete(client));
    client.on('error', () => client.destroy());
    forward(client, ports.length);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      for (const client of openClients) client.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
