import { calendarAnswer } from '../calendar/calendar-answer';
import type { Command } from '../challenge/commands/commands';
import type { CompleteExercise } from '../challenge/commands/complete-exercise';
import type { RefusalCode } from '../challenge/commands/refusals';
import { decide, decideFromSnapshot } from '../challenge/decide/decide';
import { type Acceptance, badgesToRecord, type Decision } from '../challenge/decide/decision';
import type { Fact } from '../challenge/facts/facts';
import { fold } from '../challenge/fold/fold';
import { emptySnapshot } from '../challenge/fold/snapshot';
import { historyOf } from '../challenge/state/history';
import type { State } from '../challenge/state/state';
import { stateAt } from '../challenge/state/state-at';
import { addDays, type CivilDate } from '../days/civil-date';
import { type ExerciseId, exerciseIds } from '../days/exercises';
import { importedLog } from '../own-data/imported-log';
import type { RankingInput } from '../ranking/ranked-dates';
import { instantOf } from '../reminders/instant-of';

/** A log written for tests: the actions of one person, at times of their local clock. */
export class Story {
  log: Fact[] = [];
  now: number;
  private snapshot = emptySnapshot();

  private constructor(now: number) {
    this.now = now;
  }

  static startedOn(date: CivilDate, timezone = 'Europe/Paris', time = '12:00'): Story {
    const story = Story.beforeStart(date, timezone, time);
    story.ask({ kind: 'startRun', timezone });
    return story;
  }

  static beforeStart(date: CivilDate, timezone = 'Europe/Paris', time = '12:00'): Story {
    return new Story(instantOf(timezone, date, time) ?? 0);
  }

  get state(): State {
    const state = stateAt(this.snapshot, this.now);
    if (!state) throw new Error('Not started');
    return state;
  }

  /** The values that the boards count with. */
  get rankingInput(): RankingInput {
    return this.snapshot;
  }

  /** Moves the clock to a time in the person's zone. */
  on(date: CivilDate, time = '12:00'): this {
    this.now = instantOf(this.state.timezone, date, time) ?? 0;
    return this;
  }

  /** Moves the clock forward. */
  later(hours: number): this {
    this.now += hours * 3_600_000;
    return this;
  }

  /** Decides like the server: from the snapshot, and from the log only if needed. */
  private decide(command: Command): Decision {
    return decideFromSnapshot(this.snapshot, command, this.now) ?? decide(this.log, command, this.now);
  }

  /** Sends a command and applies the decision. */
  send(command: Command): Decision {
    const decision = this.decide(command);
    if (decision.accepted) {
      this.log.push(...decision.facts);
      this.snapshot = decision.snapshot;
    }
    return decision;
  }

  /** Sends a command that must be accepted. */
  ask(command: Command): Acceptance {
    const decision = this.send(command);
    if (!decision.accepted) throw new Error(`Refused: ${decision.refusal.code}`);
    return decision;
  }

  /** Sends a command that must be refused, and returns why it was. */
  refused(command: Command): RefusalCode {
    const decision = this.send(command);
    if (decision.accepted) throw new Error('Not refused');
    return decision.refusal.code;
  }

  exercise(exercise: ExerciseId, details: Partial<CompleteExercise> = {}): Acceptance {
    return this.ask({ kind: 'completeExercise', exercise, ...details });
  }

  /** Completes today. */
  complete(details: Partial<CompleteExercise> = {}): this {
    for (const exercise of exerciseIds) this.exercise(exercise, details);
    return this;
  }

  /** Completes a number of dates, each at noon, from the given one on. */
  completeFrom(date: CivilDate, dates: number, details: Partial<CompleteExercise> = {}): this {
    for (let index = 0; index < dates; index++) this.on(addDays(date, index)).complete(details);
    return this;
  }

  rest(): this {
    this.ask({ kind: 'takeRestDay' });
    return this;
  }

  moveTo(timezone: string): this {
    this.ask({ kind: 'changeZone', timezone });
    return this;
  }

  /** Appends a fact without a command, with the badges that it earns. */
  record(fact: Fact): this {
    this.log.push(fact);
    this.log.push(...badgesToRecord(fold(this.log), fact.at));
    this.snapshot = fold(this.log);
    return this;
  }

  /** Replaces the log by what an import takes from the log of a story, which is this one by default. */
  importLog({ log, now }: Pick<Story, 'log' | 'now'> = this): this {
    const importResult = importedLog(log, now);
    if (!('facts' in importResult)) throw new Error(importResult.message);
    this.log = importResult.facts;
    this.snapshot = fold(this.log);
    return this;
  }

  get history() {
    const history = historyOf(this.log, this.now);
    if (!history) throw new Error('Not started');
    return history;
  }

  /** The record of a date in the history. */
  dateOf(date: CivilDate) {
    return this.history.dates.find((record) => record.date === date) ?? null;
  }

  /**
   * The statuses of consecutive dates by their first letters: `c` complete, `p` partial, `r` rest, `m` missed, `o` open; `-`
   * without a record.
   */
  statusLetters(from: CivilDate, count: number): string {
    const letters = Array.from(
      { length: count },
      (_, index) => this.dateOf(addDays(from, index))?.status[0] ?? '-',
    );
    return letters.join('');
  }

  /** A month of the calendar. */
  month(year: number, month: number, run?: number) {
    const answer = calendarAnswer(this.history, { year, month, run }, this.snapshot.zones);
    if (!answer) throw new Error(`There is no run ${run}`);
    return answer;
  }

  /** The ids of the earned badges. */
  get badges(): string[] {
    return this.state.badges.map(({ id }) => id);
  }
}
