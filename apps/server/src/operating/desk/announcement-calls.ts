import {
  announceToAll,
  endAnnouncement,
  getDeskAnnouncement,
  markAnnouncementRead,
} from '@hundred/contract/desk/announcements';
import { desc, eq, gt, isNull, or } from 'drizzle-orm';
import { announcement, announcementRead } from '../../db/schema/desk-schema';
import { success } from '../../http/success';
import { noSuchCall } from '../../refusals/refusal';
import { announceToEverybody, endAnnouncements } from '../actions/announcements';
import { actAndAnswer, type DeskParts } from './desk-parts';

export function addAnnouncementCalls(parts: DeskParts): void {
  const { routes, storage } = parts;
  const { database } = storage;

  routes.add(getDeskAnnouncement, async ({ now }) => {
    const [row] = await database
      .select()
      .from(announcement)
      .where(or(isNull(announcement.endsAt), gt(announcement.endsAt, new Date(now))))
      .orderBy(desc(announcement.createdAt))
      .limit(1);
    return {
      announcement: row
        ? {
            id: row.id,
            text: row.text,
            at: row.createdAt.toISOString(),
            endsAt: row.endsAt?.toISOString() ?? null,
          }
        : null,
    };
  });

  routes.add(announceToAll, (input) =>
    actAndAnswer(parts, input, 'announce', (task) => announceToEverybody(task, input.body)),
  );

  routes.add(endAnnouncement, (input) => actAndAnswer(parts, input, 'end-announcement', endAnnouncements));

  routes.add(markAnnouncementRead, async ({ person, params: { id } }) => {
    const [row] = await database
      .select({ id: announcement.id })
      .from(announcement)
      .where(eq(announcement.id, id));
    if (!row) return noSuchCall();
    await database
      .insert(announcementRead)
      .values({ personId: person.id, announcementId: id })
      .onConflictDoUpdate({ target: announcementRead.personId, set: { announcementId: id } });
    return success;
  });
}
