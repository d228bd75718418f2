import { askCoach, getCoach } from '@hundred/contract/coach';
import { questionsADay } from '@hundred/domain/coach/questions';
import { addDays } from '@hundred/domain/days/civil-date';
import { lastPremiumDateOf } from '@hundred/domain/entitlements/last-premium-date';
import { forecastOf } from '@hundred/domain/insights/ahead/forecast';
import { runAheadOf } from '@hundred/domain/insights/ahead/run-ahead';
import { recoveryOf } from '@hundred/domain/insights/recovery';
import type pino from 'pino';
import type { CoachModel, NotSent } from '../../adapters/coach/model';
import { StreamedText } from '../../http/answers';
import type { Routes } from '../../http/route';
import type { ChallengeReader } from '../../log/challenge-reader';
import type { FeatureGate } from '../../log/feature-gate';
import { Refusal } from '../../refusals/refusal';
import { instructionFor } from './instruction';
import { makeQuestions } from './questions';
import { streamAnswer } from './stream-answer';

const coachAway = () =>
  new Refusal('coach_away', 'We can’t reach the coach right now. Your tips still work.');

export interface CoachParts {
  /** Absent if the operator has not configured one. */
  model: CoachModel | undefined;
  challengeReader: ChallengeReader;
  gate: FeatureGate;
  log: pino.Logger;
}

/** How many days the forecast looks back. */
const historyDays = 180;
/**
 * How many possible courses of the run the forecast simulates: a tenth of what the page simulates, because the coach is
 * given a date and not a range.
 */
const simulatedPaths = 200;

export function addCoachCalls(routes: Routes, { model, challengeReader, gate, log }: CoachParts): void {
  const questions = makeQuestions();

  routes.add(getCoach, async ({ person, now }) => {
    const refused = await gate(person.id, 'coaching-tips', now);
    return refused ?? { available: model !== undefined, left: questions.left(person.id, now) };
  });

  routes.add(askCoach, async ({ person, body, now, signal }) => {
    const refused = await gate(person.id, 'coaching-tips', now);
    if (refused) return refused;
    if (!model) return new Refusal('not_found', 'This server has no coach. Your tips still work.');
    const instruction = await readInstruction(challengeReader, person.id, now);
    if (instruction instanceof Refusal) return instruction;
    if (signal.aborted) return coachAway();
    const attempt = questions.begin(person.id, now);
    if (attempt === 'busy') return new Refusal('coach_busy', 'Wait for the answer before you ask again.');
    if (attempt === 'none left')
      return new Refusal(
        'no_questions_left',
        `You asked ${questionsADay} questions in 24 hours. Ask again later.`,
      );
    const chunks = model({ instruction, question: body.question, signal })[Symbol.asyncIterator]();
    try {
      const first = await chunks.next();
      if (!first.done) {
        const onEnd = () => attempt.end({ wasSent: true });
        const onError = (error: unknown) => logFailure(log, error);
        const answer = { first: first.value, laterParts: chunks, signal, onError, onEnd };
        return new StreamedText(streamAnswer(answer));
      }
      log.warn('the coach answered nothing');
      attempt.end({ wasSent: true });
    } catch (error) {
      logFailure(log, error);
      // Only after `NotSent` the model has certainly received nothing.
      attempt.end({ wasSent: (error as Partial<NotSent>).isSent !== false });
    }
    return coachAway();
  });
}

/** The instruction for the model, with the figures of the person. */
async function readInstruction(
  challengeReader: ChallengeReader,
  personId: string,
  now: number,
): Promise<string | Refusal> {
  const [result, snapshot] = await Promise.all([
    challengeReader.history({ id: personId }, now, (_, { today }) => ({
      from: addDays(today, -historyDays),
      to: today,
    })),
    challengeReader.snapshot({ id: personId }),
  ]);
  if (result instanceof Refusal) return result;
  if (snapshot instanceof Refusal) return snapshot;
  const { state, history } = result;
  const runAhead = runAheadOf(history, snapshot.runs, lastPremiumDateOf(snapshot, now));
  return instructionFor({
    state,
    dates: history.dates,
    forecast: runAhead && forecastOf(runAhead, simulatedPaths),
    effort: recoveryOf(history)?.effort ?? null,
  });
}

/** The error text of a service may hold the key or the question, so only its status is logged. */
function logFailure(log: pino.Logger, error: unknown): void {
  const status = (error as { status?: unknown }).status;
  log.warn({ status: typeof status === 'number' ? status : null }, 'the coach did not answer');
}
