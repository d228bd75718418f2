import { calendarAnswer } from '@hundred/domain/calendar/calendar-answer';
import { fold } from '@hundred/domain/challenge/fold/fold';
import { addDays } from '@hundred/domain/days/civil-date';
import { referenceHistory } from '@hundred/domain/reference-model/reference-history';
import { historyAnswer } from '@hundred/domain/statistics/history-answer';
import { describe, expect, it } from 'vitest';
import { checkFolds } from '../../log/checks/check-folds';
import { Challenger } from '../../log/testing/challenger';
import { testApp } from '../../testing/test-app';

const server = testApp();
const noon = (date: string) => `${date}T12:00:00Z`;

/** Every month and every run, requested from the API and computed a second time from the whole log. */
async function expectWholeHistory(person: Challenger, at: string): Promise<void> {
  const facts = await person.facts();
  const history = referenceHistory(facts, Date.parse(at))!;
  const { zones } = fold(facts);
  for (const month of [2, 3, 4]) {
    expect((await person.get(`calendar/2026/${month}`, at)).body).toEqual(
      calendarAnswer(history, { year: 2026, month }, zones),
    );
  }
  for (const run of history.runs.keys()) {
    expect((await person.get(`progress-history?run=${run + 1}`, at)).body).toEqual(
      historyAnswer(history, { run: run + 1 }),
    );
    expect((await person.get(`calendar/2026/3?run=${run + 1}`, at)).body).toEqual(
      calendarAnswer(history, { year: 2026, month: 3, run: run + 1 }, zones),
    );
  }
}

describe('The calendar', () => {
  it('and the history follow from the log after every change, however they are cached', async () => {
    const ana = await Challenger.start(server.current, 'calendar', noon('2026-02-25'));
    const completeOn = (date: string) => ana.completeDay(noon(date), { timeSeconds: 300 });
    await expectWholeHistory(ana, noon('2026-02-25'));
    for (let days = 0; days < 4; days++) await completeOn(addDays('2026-02-25', days));
    await ana.complete('pushups', noon('2026-03-01'));
    await expectWholeHistory(ana, noon('2026-03-01'));
    await expectWholeHistory(ana, noon('2026-03-03'));
    await completeOn('2026-03-03');
    // A rest day, and then a missed date.
    await ana.post('rest-day', noon('2026-03-04'));
    await completeOn('2026-03-06');
    await expectWholeHistory(ana, noon('2026-03-06'));
    // An exercise of the missed date arrives late.
    const late = { at: noon('2026-03-05'), localDate: '2026-03-05', deviceKey: 'late' };
    expect((await ana.complete('situps', noon('2026-03-07'), late)).status).toBe(200);
    await expectWholeHistory(ana, noon('2026-03-07'));
    await completeOn('2026-03-07');
    await ana.post('reset', noon('2026-03-07'));
    await expectWholeHistory(ana, noon('2026-03-07'));
    await ana.moveTo('Asia/Tokyo', noon('2026-03-08'));
    await completeOn('2026-03-09');
    await completeOn('2026-03-10');
    await expectWholeHistory(ana, noon('2026-03-20'));
    expect(await checkFolds(server.current.storage.database)).toMatchObject({ differing: [] });
  });

  it('is empty far from any run, and still lists the runs', async () => {
    const cy = await Challenger.start(server.current, 'far', noon('2026-03-01'));
    await cy.completeDay(noon('2026-03-01'));
    for (const month of ['2000/1', '2100/12', '2026/02']) {
      expect((await cy.get(`calendar/${month}`, noon('2026-03-02'))).body).toEqual({
        calendar: [],
        today: '2026-03-02',
        daysComplete: 0,
        daysMissed: 0,
        restDaysUsed: 0,
        runs: [expect.objectContaining({ run: 1, firstDate: '2026-03-01', lastDate: '2026-03-02' })],
      });
    }
  });

  it.each([
    ['2026/0', 'month'],
    ['2026/13', 'month'],
    ['2026/1e9', 'month'],
    ['2026/1000000000', 'month'],
    ['2026/99999999999999999999', 'month'],
    ['2026/-1', 'month'],
    ['2026/3.5', 'month'],
    ['2026/march', 'month'],
    ['2026/%20', 'month'],
    ['1999/12', 'year'],
    ['2101/1', 'year'],
    ['twenty/1', 'year'],
    ['2026/3?run=0', 'run'],
    ['2026/3?run=x', 'run'],
    ['2026/3?run=1&run=2', 'run'],
  ])('refuses %s and names the field', async (address, field) => {
    const dot = await Challenger.start(server.current, `bad ${address}`, noon('2026-03-01'));
    const answer = await dot.get(`calendar/${address}`, noon('2026-03-01'));
    expect([answer.status, answer.body.error, answer.body.field]).toEqual([400, 'invalid_input', field]);
  });

  it('has no run beyond the last', async () => {
    const eve = await Challenger.start(server.current, 'no-run', noon('2026-03-01'));
    expect(await eve.get('calendar/2026/3?run=2', noon('2026-03-01'))).toMatchObject({
      status: 404,
      body: { error: 'not_found', field: 'run' },
    });
  });
});
