import webPush from 'web-push';
import type { VapidKeys } from '../../config/vapid-keys';
import { pushKey } from '../../db/schema/notifications-schema';
import type { Database } from '../../db/storage';

/** The keys in storage, generated if there are none: every server of an installation has the same. */
export async function readOrMakeKeys(database: Database): Promise<VapidKeys> {
  const read = async () => (await database.select().from(pushKey))[0];
  const keys = await read();
  if (keys) return keys;
  await database
    .insert(pushKey)
    .values({ id: 1, ...webPush.generateVAPIDKeys() })
    .onConflictDoNothing();
  return (await read())!;
}
