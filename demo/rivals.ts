import { ageGroups } from '@hundred/contract/identity';
import { addDays, type CivilDate } from '@hundred/domain/days/civil-date';
import { seasonOneTarget } from '@hundred/domain/days/exercises';
import { seededRandom } from '@hundred/domain/insights/ahead/seeded-random';
import { Story } from '@hundred/domain/rules/story';
import type { DatedLog } from './move-log';

const firstNames =
  'Ada Bruno Chiara Dario Elif Farah Goran Hana Ines Jonas Kaya Leila Mateo Nia Omar Petra Quentin Rosa Samir Tilda Umar Vera Wen Yara Zoe'.split(
    ' ',
  );
const lastNames =
  'Abara Berg Costa Dubois Eriksen Fischer Garcia Haddad Ito Jansen Kowalski Lund Moreau Novak Okafor Park Rossi Silva Tanaka Weber'.split(
    ' ',
  );

export interface DemoRival {
  profile: { displayName: string; ageGroup: string | null; showNameOnLeaderboard: boolean };
  datedLog: DatedLog;
}

/** Other people on their way through the challenge, so that the boards are not empty. */
export function makeRivals(count: number, today: CivilDate, timezone: string): DemoRival[] {
  const random = seededRandom(2026);
  const oneOf = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
  return Array.from({ length: count }, () => {
    const displayName = `${oneOf(firstNames)} ${oneOf(lastNames)}`;
    // The share of dates on which they train.
    const diligence = 0.55 + random() * 0.45;
    // Some do a few reps more than their target each time.
    const extraReps = random() < 0.3 ? Math.floor(random() * 15) : 0;
    // How many dates ago they began: for most of them not long.
    const dates = Math.floor(random() * random() * 150);
    const start = addDays(today, -dates);
    const story = Story.startedOn(start, timezone, '07:00');
    for (let index = 0; index < dates && !story.on(addDays(start, index)).state.finished; index += 1) {
      if (random() > diligence) continue;
      const actualReps = seasonOneTarget(story.state.dayNumber) + extraReps;
      story.complete({ timeSeconds: 240 + Math.floor(random() * 900), actualReps });
    }
    return {
      profile: {
        displayName,
        ageGroup: random() < 0.7 ? oneOf(ageGroups) : null,
        showNameOnLeaderboard: random() < 0.75,
      },
      datedLog: { log: story.log, now: story.on(today).now, timezone },
    };
  });
}
