import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decide, decideNext } from '../challenge/decide/decide';
import type { Fact } from '../challenge/facts/facts';
import { emptySnapshot } from '../challenge/fold/snapshot';
import { stateAt } from '../challenge/state/state-at';
import { todayAt } from '../challenge/state/today';
import { exerciseIds } from '../days/exercises';
import { longTimeout, runOptions } from './run-options';

const hour = 3_600_000;
const zones = Intl.supportedValuesOf('timeZone');
const edges = ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Pacific/Apia', 'Pacific/Honolulu', 'Asia/Tokyo'];

/** After each completed date: an optional move, then the hour of the next workout. */
const legs = fc.array(
  fc.record({
    timezone: fc.option(fc.oneof(fc.constantFrom(...edges), fc.constantFrom(...zones))),
    movesAfter: fc.integer({ min: 0, max: 23 }),
    worksAfter: fc.integer({ min: 0, max: 22 }),
  }),
  { maxLength: 40, size: 'max' },
);

test(
  'A person who completes every date has a streak of at least that many dates, in any zones',
  () => {
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(2023, 0), max: Date.UTC(2027, 0) }), legs, (start, journey) => {
        let now = start;
        const log: Fact[] = [];
        let snapshot = emptySnapshot();
        const ask = (command: Parameters<typeof decideNext>[1]) => {
          const decision = decideNext(snapshot, command, now) ?? decide(log, command, now);
          if (!decision.accepted) throw new Error(`Refused at ${new Date(now).toISOString()}`);
          log.push(...decision.facts);
          snapshot = decision.snapshot;
        };
        const today = () => todayAt(snapshot, now);
        const complete = () => {
          for (const exercise of exerciseIds) ask({ kind: 'completeExercise', exercise });
        };
        ask({ kind: 'startRun', timezone: 'Europe/Paris' });
        complete();
        let completed = 1;
        for (const { timezone, movesAfter, worksAfter } of journey) {
          const before = today();
          for (let hours = 0; hours < movesAfter && today() === before; hours++) now += hour;
          if (timezone !== null && today() === before) ask({ kind: 'changeZone', timezone });
          while (today() === before) now += hour;
          const date = today();
          for (let hours = 0; hours < worksAfter; hours++) {
            now += hour;
            if (today() !== date) now -= hour;
          }
          complete();
          completed++;
          expect(stateAt(snapshot, now)?.streak).toBeGreaterThanOrEqual(completed);
        }
        expect(stateAt(snapshot, now)?.restDaysUsed).toBe(0);
      }),
      runOptions,
    );
  },
  longTimeout,
);
