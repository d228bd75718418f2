import { runAheadOf } from '@hundred/domain/insights/ahead/run-ahead';
import { ghostOf } from '@hundred/domain/insights/ghost';
import { hardWeekdays } from '@hundred/domain/insights/hard-weekdays';
import { useEffect, useMemo, useRef } from 'react';
import { wholeHistoryView } from '../../challenge/history-views';
import { useChallenge } from '../../challenge/use-challenge';
import { logUnlessRequestFailed } from '../../platform/http/log-unless-request-failed';
import { type Person, useApi, useSessionAdapter } from '../../platform/session';
import { Card } from '../../ui/card';
import { ghostText } from './ghost-text';
import { text } from './text';

/** The boosts that need the whole history: the comparison with an earlier run, the ghost, and the hard weekdays. */
export default function BoostPart({ person, className }: { person: Person; className: string }) {
  const { data } = useChallenge(wholeHistoryView);
  const history = data?.history;
  const ghost = useMemo(() => history && ghostOf(history), [history]);
  const weekdays = useMemo(() => {
    // Null instead of the last date of Premium, because the hard weekdays do not depend on how long weekdays are off.
    const run = history && runAheadOf(history, data.snapshot.runs, null);
    return run && hardWeekdays(run);
  }, [history, data]);
  useSaveHardWeekdays(person, weekdays);
  if (!ghost) return null;
  return (
    <Card aria-labelledby="ghost" className={className}>
      <h2 id="ghost" className="mb-2 text-lg">
        {text.title}
      </h2>
      {ghostText(ghost).map((sentence) => (
        <p key={sentence} className="text-ink-2 first-of-type:text-ink">
          {sentence}
        </p>
      ))}
    </Card>
  );
}

/**
 * Sends the hard weekdays to the server, which sends the reminders but does not compute them. A failed request is
 * repeated on the next visit.
 */
function useSaveHardWeekdays(person: Person, weekdays: number[] | null | undefined): void {
  const api = useApi();
  const { update } = useSessionAdapter();
  // A person with neither a reason nor a mood gets no boosts, so the stored weekdays are removed.
  const weekdaysToSave = person.reason || person.mood ? weekdays : [];
  const savedWeekdays = JSON.stringify(person.boostWeekdays ?? []);
  const lastSent = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each answer that differs.
  useEffect(() => {
    const serialized = JSON.stringify(weekdaysToSave);
    // Each value is sent once; otherwise two tabs that compute different weekdays would overwrite each other for ever.
    if (!weekdaysToSave || serialized === savedWeekdays || serialized === lastSent.current) return;
    lastSent.current = serialized;
    api
      .put('/auth/profile', { boostWeekdays: weekdaysToSave })
      .then(({ user }) => update(user))
      .catch(logUnlessRequestFailed);
  }, [JSON.stringify(weekdaysToSave), savedWeekdays]);
}
