import { readStored, storeValue } from './storage/stored-value';

/** The questions that a person is asked in passing. */
export const questions = ['reminder', 'effort', 'install'] as const;
export type Question = (typeof questions)[number];

/** The last date on which each was asked. */
export type AskedQuestions = Partial<Record<Question, string>>;

type Day = {
  date: string;
  /** The day that was completed on it, if any. */
  dayDone: number | undefined;
  /** The questions that make sense today. */
  possible: readonly Question[];
  asked: AskedQuestions;
};

/**
 * The one question of a date. What was asked today stays. Day 1 belongs to the reminders, which are not asked about
 * later; the others take turns.
 */
export function questionOfDay({ date, dayDone, possible, asked }: Day): Question | undefined {
  const askedToday = questions.find((question) => asked[question] === date);
  if (askedToday) return possible.find((question) => question === askedToday);
  if (dayDone === 1 && possible.includes('reminder')) return 'reminder';
  const others = questions.filter((question) => question !== 'reminder' && possible.includes(question));
  const leastRecent = others.toSorted((one, other) => (asked[one] ?? '').localeCompare(asked[other] ?? ''));
  return leastRecent[0];
}

const keyOf = (uid: string) => `hundred:questions:${uid}`;

export function readAsked(uid: string): AskedQuestions {
  const stored: Record<string, unknown> = Object(readStored(keyOf(uid)));
  const dates = questions.flatMap((question) => {
    const date = stored[question];
    return typeof date === 'string' ? [[question, date] as const] : [];
  });
  return Object.fromEntries(dates);
}

/** If the browser cannot store it, another question may follow on the same date. */
export const rememberAsked = (uid: string, question: Question, date: string): void =>
  storeValue(keyOf(uid), { ...readAsked(uid), [question]: date });

/**
 * Whether installing is today's question. The page does not know here whether another question makes sense today, so each
 * that was ever asked counts as possible.
 */
export function isInstallTurn(uid: string, date: string): boolean {
  const asked = readAsked(uid);
  const possible = questions.filter((question) => question === 'install' || asked[question] !== undefined);
  return questionOfDay({ date, dayDone: undefined, possible, asked }) === 'install';
}
