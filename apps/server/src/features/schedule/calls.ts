import { calendarFile } from '@hundred/calendar/calendar-file';
import { endFeed, getFeed, makeFeed, readFeed } from '@hundred/contract/schedule';
import { sessionsAhead } from '@hundred/domain/schedule/sessions-ahead';
import type { PersonRow } from '../../db/schema/schema';
import type { Database } from '../../db/storage';
import { TextAnswer } from '../../http/answers';
import type { Routes } from '../../http/route';
import { success } from '../../http/success';
import type { ChallengeReader } from '../../log/challenge-reader';
import type { FeatureGate } from '../../log/feature-gate';
import { Refusal } from '../../refusals/refusal';
import { findFeedByToken, readFeedOf, removeFeed, storeFeed } from './feeds';

export interface ScheduleParts {
  database: Database;
  challengeReader: ChallengeReader;
  gate: FeatureGate;
  publicUrl: string;
}

export function addScheduleCalls(
  routes: Routes,
  { database, challengeReader, gate, publicUrl }: ScheduleParts,
): void {
  /** The sessions ahead. There are none while Premium is over, so that calendars clear what they show. */
  const sessionsOf = async ({ id, timezone, reminderTime, weekdayTimes }: PersonRow, now: number) => {
    const [refused, state] = await Promise.all([
      gate(id, 'scheduler', now),
      challengeReader.state({ id }, now),
    ]);
    if (refused || state instanceof Refusal) return [];
    return sessionsAhead(state, { zone: timezone ?? state.timezone, reminderTime, weekdayTimes });
  };

  routes.add(getFeed, async ({ person }) => ({
    since: (await readFeedOf(database, person.id))?.createdAt.toISOString() ?? null,
  }));

  routes.add(makeFeed, async ({ person, now }) => {
    const refused = await gate(person.id, 'scheduler', now);
    if (refused) return refused;
    const token = await storeFeed(database, person.id, now);
    return { ...success, url: `${publicUrl}/api/schedule/feed/${token}.ics` };
  });

  routes.add(endFeed, async ({ person }) => {
    await removeFeed(database, person.id);
    return success;
  });

  routes.add(readFeed, async ({ params, now }) => {
    const feed = await findFeedByToken(database, params.file.slice(0, -'.ics'.length));
    if (!feed) return new Refusal('not_found', 'We can’t find this calendar.');
    const { person, source, createdAt } = feed;
    const sessions = await sessionsOf(person, now);
    return new TextAnswer(
      'text/calendar; charset=utf-8',
      calendarFile(sessions, source, createdAt.getTime()),
    );
  });
}
