import { personas } from '@hundred/testkit/logs/personas';
import { showPage } from '../../../testing/show-page';
import type { Answers } from '../../../testing/story-api';
import { deskAnswers } from './desk-answers';

/** Opens a page of the desk for an operator, on a wide screen. */
export const showDesk = (
  path: string,
  answers: Answers = {},
  size: { width?: number; height?: number } = {},
) =>
  showPage(path, personas['day 1'](), {
    answers: { ...deskAnswers(), ...answers },
    width: 1366,
    height: 768,
    ...size,
  });

/** Records what is sent by these calls, such as `POST /desk/club`, and answers each with success. */
export function recordCalls(...calls: string[]) {
  const sent: [string, unknown][] = [];
  const answers: Answers = {};
  for (const call of calls)
    answers[call] = (_derived: () => unknown, body: unknown) => {
      sent.push([call, body]);
      // Grants and suspensions answer with `until`, their end. The page does not read it.
      return { success: true, until: null };
    };
  return { sent, answers };
}
