import { Client } from 'pg';
import { embeddedConnection } from '../db/embedded/open-embedded';

/** A foreign connection at the socket of embedded storage: the server recognizes its own by `application_name`. */
export async function guestAt({ setting }: { setting: { dataDir: string } }): Promise<Client> {
  const { application_name: _, ...connection } = embeddedConnection(setting.dataDir);
  const client = new Client(connection);
  await client.connect();
  return client;
}
