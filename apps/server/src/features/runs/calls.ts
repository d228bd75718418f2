import { getLog, mostFactsAtOnce, resetChallenge, startChallenge } from '@hundred/contract/runs';
import { stateAt } from '@hundred/domain/challenge/state/state-at';
import type { Routes } from '../../http/route';
import { success } from '../../http/success';
import type { ChallengeReader } from '../../log/challenge-reader';
import type { Execute } from '../../log/execution';
import { logFieldOf, logPartOf } from '../../log/log-field';
import { Refusal } from '../../refusals/refusal';
import { refuseName } from '../../social/refuse-name';

export interface RunsParts {
  challengeReader: ChallengeReader;
  execute: Execute;
}

export function addRunsCalls(routes: Routes, { challengeReader, execute }: RunsParts): void {
  routes.add(startChallenge, async ({ person, body, now, signal }) => {
    const { timezone, reminderTime, displayName, ageGroup } = body;
    const refused = refuseName(displayName, person.row);
    if (refused) return refused;
    const personColumns = {
      ...(reminderTime === undefined ? {} : { reminderTime }),
      ...(displayName === undefined ? {} : { displayName }),
      // Empty or null if the person chose none.
      ...(ageGroup ? { ageGroup } : {}),
    };
    const started = await execute(person.id, { kind: 'startRun', timezone }, { now, personColumns, signal });
    return started instanceof Refusal ? started : success;
  });

  routes.add(resetChallenge, async ({ person, now, signal }) => {
    const restarted = await execute(person.id, { kind: 'restart' }, { now, signal });
    if (restarted instanceof Refusal) return restarted;
    const opensOn = stateAt(restarted.snapshot, now)?.opensOn ?? null;
    return { success: true as const, opensOn, ...logFieldOf(restarted) };
  });

  routes.addWithLog(getLog, async ({ person, query: { after } }) => {
    // One fact more than a page has, to know whether there is another page.
    const found = await challengeReader.facts(person, after, mostFactsAtOnce + 1);
    if (found instanceof Refusal) return found;
    const { from, facts } = found;
    const isMore = facts.length > mostFactsAtOnce;
    return logPartOf({ facts: facts.slice(0, mostFactsAtOnce), from, isMore });
  });
}
