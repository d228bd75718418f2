import { localTimeIn } from '@hundred/domain/days/zones';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../platform/http/api';
import { useApi, useSession } from '../../../platform/session';
import { browserZone } from '../../../platform/time/browser-zone';
import { serverClock } from '../../../platform/time/server-clock';
import { refusalText, useGroupAction } from '../groups/group-action';
import { addressOf } from '../groups/group-text';
import type { StartOnce } from '../room/start-once';
import {
  type ChallengeDraft,
  challengeBody,
  type DraftField,
  draftFields,
  newDraft,
  problemsOf,
} from './challenge-draft';

/** The form for a new challenge: its values, what is wrong with them, and its start. */
export function useNewChallenge(startOnce: StartOnce) {
  const api = useApi();
  const navigate = useNavigate();
  const session = useSession();
  const zone = (session.state === 'signed-in' && session.person.timezone) || browserZone();
  const [today] = useState(() => localTimeIn(zone, serverClock.now()).date);
  const [draft, setDraft] = useState(() => newDraft(today));
  const [showsProblems, setShowsProblems] = useState(false);
  const startAction = useGroupAction(
    (next: ChallengeDraft) => {
      const { name, from, to } = next;
      return startOnce(() => api.post('/group-challenges', challengeBody(next)), { name, from, to });
    },
    ({ id }) => void navigate(addressOf('challenge', id)),
    // The form shows the reason of a refusal.
    () => {},
  );
  const problems = problemsOf(draft, today);
  const isInvalid = Object.keys(problems).length > 0;
  const { error } = startAction;
  const refusedField =
    error instanceof ApiError ? draftFields.find((field) => field === error.field) : undefined;
  return {
    today,
    draft,
    edit: (change: Partial<ChallengeDraft>) => setDraft({ ...draft, ...change }),
    isInvalid,
    /** The error of a field as a prop: what was typed, or what the server refused. */
    problemProps(field: DraftField) {
      const message = (showsProblems && problems[field]) || (refusedField === field && error?.message);
      return message ? { error: message } : {};
    },
    refusal: error,
    /** The reason of a refusal that concerns none of the fields. */
    generalProblem: error && refusedField === undefined ? refusalText(error) : undefined,
    isStarting: startAction.isPending,
    start() {
      setShowsProblems(true);
      if (!isInvalid) startAction.mutate(draft);
    },
  };
}

export type NewChallenge = ReturnType<typeof useNewChallenge>;
