import { addDays } from '@hundred/domain/days/civil-date';
import { Story } from '@hundred/domain/rules/story';

const hundredDays = () => Story.startedOn('2026-01-01').completeFrom('2026-01-01', 100);

/** People at important points of the challenge, each with their log and the clock of their visit. */
export const personas = {
  'day 1': () => Story.startedOn('2026-03-02'),

  /**
   * Has completed 56 days (18, 15, 12 and 11), with a rest day taken on 23 January, a gap of four dates from 8 February on,
   * which is too long to cover, and a date covered on 24 February. Push-ups are done today.
   */
  'day 57 with rests': () => {
    const person = Story.startedOn('2026-01-05').completeFrom('2026-01-05', 18, { timeSeconds: 600 });
    person.on('2026-01-23').rest().completeFrom('2026-01-24', 15);
    person.completeFrom('2026-02-12', 12).completeFrom('2026-02-25', 11, { actualReps: 80 });
    person.on('2026-03-08').exercise('pushups');
    return person;
  },

  'day 100': hundredDays,

  'season 2': () => {
    const person = hundredDays();
    person.on('2026-04-12').ask({ kind: 'choosePath', path: 'strength' });
    return person.completeFrom('2026-04-12', 12).on('2026-04-24');
  },

  /** Rests without a limit. */
  premium: () => {
    const person = Story.startedOn('2026-01-01').completeFrom('2026-01-01', 12, { actualReps: 30 });
    const purchase = 'lifetime';
    person.record({ kind: 'premiumBegan', at: person.now, plan: 'lifetime', purchase, paidAt: person.now });
    for (const date of ['2026-01-13', '2026-01-14', '2026-01-15', '2026-01-16']) person.on(date).rest();
    return person.completeFrom('2026-01-17', 21, { timeSeconds: 900 }).on('2026-02-07');
  },

  /** Had a plan that was refunded, and has been away for three weeks. */
  lapsed: () => {
    const person = Story.startedOn('2026-01-01');
    const purchase = 'refunded';
    person.record({ kind: 'premiumBegan', at: person.now, plan: 'starter', purchase, paidAt: person.now });
    person.completeFrom('2026-01-01', 20).on('2026-01-21').rest();
    person.record({ kind: 'premiumEnded', at: person.now + 1, purchase });
    return person.on('2026-02-11');
  },

  /** Flies west over the date line and back: one date occurs twice, another is skipped, and none is missed. */
  traveller: () => {
    const person = Story.startedOn('2026-02-24', 'Pacific/Auckland').completeFrom('2026-02-24', 5);
    person.on('2026-03-01', '08:00').complete();
    person.later(20).moveTo('America/Los_Angeles');
    person.completeFrom(addDays(person.state.today, 1), 3);
    person.later(2).moveTo('Pacific/Auckland').later(24).complete();
    return person;
  },
} as const satisfies Record<string, () => Story>;

export type PersonaName = keyof typeof personas;

export const personaNames = Object.keys(personas) as PersonaName[];
