import { type ExerciseId, eachExercise, exerciseIds } from '../days/exercises';
import { type MovementId, movements } from '../movements/movements';
import { cleanName, wrongWithStoredName } from '../text/names';
import { mostOffWeekdays, percentLimits, stepLimits } from './plan-limits';
import type { AdoptedPlan } from './plans-of-run';
import type { Plan, TargetRule } from './program';

/** A problem of a plan, and its field. */
export interface PlanProblem {
  field: string;
  message: string;
}

type Fields = Record<string, unknown>;

/** Thrown by the functions below, and caught by `readPlan`. */
class InvalidPlan extends Error {
  readonly problem: PlanProblem;

  constructor(problem: PlanProblem) {
    super(problem.message);
    this.problem = problem;
  }
}

/** Reads a plan from outside (a call, a file, a link), or returns what is wrong with it. It checks everything. */
export function readPlan(value: unknown): Plan | PlanProblem {
  try {
    return planFrom(fieldsOf(value, '', ['version', 'name', 'exercises', 'offWeekdays']));
  } catch (error) {
    if (error instanceof InvalidPlan) return error.problem;
    throw error;
  }
}

export const isPlan = (planOrProblem: Plan | PlanProblem): planOrProblem is Plan =>
  'version' in planOrProblem;

/** The last plan of a run, unless it was left. It is read again, so that its fields are in the usual order. */
export function lastPlanOf({ plans = [] }: { plans?: readonly AdoptedPlan[] }): LastPlan | undefined {
  const last = plans.at(-1);
  const plan = last?.plan && readPlan(last.plan);
  return last && plan && isPlan(plan) ? { plan, fromDay: last.fromDay } : undefined;
}

export type LastPlan = { plan: Plan; fromDay: number };

/** Whether two plans have the same exercises, with their fields in the order of `readPlan`. */
export const hasSameExercises = (one: Plan['exercises'], other: Plan['exercises']): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

function planFrom({ version, name, exercises, offWeekdays }: Fields): Plan {
  if (version !== 1) throw invalid('version', 'must be 1');
  const byId = fieldsOf(exercises, 'exercises', exerciseIds);
  return {
    version: 1,
    name: nameFrom(name),
    exercises: eachExercise((id) => exerciseFrom(id, byId[id])),
    offWeekdays: weekdaysFrom(offWeekdays),
  };
}

function nameFrom(name: unknown): string {
  if (typeof name !== 'string') throw invalid('name', 'must be text');
  // Checked like a stored name, not like a new one: logs contain older plans, and only its owner sees a plan's name.
  const message = wrongWithStoredName(name);
  if (message !== null) throw invalid('name', message);
  return cleanName(name);
}

function exerciseFrom(id: ExerciseId, value: unknown): Plan['exercises'][ExerciseId] {
  const field = `exercises.${id}`;
  const { movement, rule } = fieldsOf(value, field, ['movement', 'rule']);
  if (!isMovementOf(id, movement)) throw invalid(`${field}.movement`, 'must be a movement of this exercise');
  return { movement, rule: ruleFrom(`${field}.rule`, rule) };
}

function isMovementOf(slot: ExerciseId, id: unknown): id is MovementId {
  return typeof id === 'string' && Object.hasOwn(movements, id) && movements[id as MovementId].slot === slot;
}

function ruleFrom(field: string, value: unknown): TargetRule {
  const kind = isFields(value) ? value.kind : undefined;
  if (kind === 'standard') {
    const { percent } = fieldsOf(value, field, ['kind', 'percent']);
    const { least, most, step } = percentLimits;
    if (wholeFrom(`${field}.percent`, percent, least, most) % step !== 0) {
      throw invalid(`${field}.percent`, `must be in steps of ${step}`);
    }
    return { kind, percent: Number(percent) };
  }
  if (kind !== 'steps') throw invalid(`${field}.kind`, 'must be one of standard, steps');
  const fields = fieldsOf(value, field, ['kind', ...Object.keys(stepLimits)]);
  const figure = (name: keyof typeof stepLimits) =>
    wholeFrom(`${field}.${name}`, fields[name], stepLimits[name].least, stepLimits[name].most);
  const [start, step, every, ceiling] = [figure('start'), figure('step'), figure('every'), figure('ceiling')];
  if (ceiling < start) throw invalid(`${field}.ceiling`, 'must be at least the start');
  return { kind, start, step, every, ceiling };
}

function weekdaysFrom(value: unknown): number[] {
  const field = 'offWeekdays';
  if (!Array.isArray(value)) throw invalid(field, 'must be a list of weekdays, with 0 for Sunday');
  const days = value.map((day, index) => wholeFrom(`${field}.${index}`, day, 0, 6));
  if (days.some((day, index) => index > 0 && day <= (days[index - 1] ?? 0))) {
    throw invalid(field, 'must have each weekday once, in rising order');
  }
  if (days.length > mostOffWeekdays) throw invalid(field, `must be at most ${mostOffWeekdays}`);
  return days;
}

function wholeFrom(field: string, value: unknown, least: number, most: number): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
  throw invalid(field, `must be a whole number from ${least} to ${most}`);
}

function fieldsOf(value: unknown, field: string, allowed: readonly string[]): Fields {
  if (!isFields(value)) throw invalid(field, 'must be an object');
  const unknown = Object.keys(value).find((key) => !allowed.includes(key));
  if (unknown !== undefined)
    throw invalid([field, unknown].filter(Boolean).join('.'), 'is not a known field');
  return value;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const invalid = (field: string, message: string) => new InvalidPlan({ field, message });
