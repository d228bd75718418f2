import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useApi } from '../../../platform/session';
import { refusalText, useGroupAction } from '../groups/group-action';
import { addressOf } from '../groups/group-text';
import { useDisplayName } from '../use-display-name';
import { displayNameField } from './name-fields';

/** Joins the group of an invitation, and stores the person's name first if it is missing. */
export function useJoining(code: string, isNameMissing: boolean) {
  const api = useApi();
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const [showsProblems, setShowsProblems] = useState(false);
  const joining = useGroupAction(
    () => api.post(`/join/${encodeURIComponent(code)}`),
    (answer) => void navigate(addressOf(answer.kind, answer.id), { replace: true }),
    () => {},
  );
  const naming = useDisplayName(() => joining.mutate());
  const problem = isNameMissing ? displayNameField().problemOf(name) : undefined;

  function join() {
    setShowsProblems(true);
    if (problem !== undefined) return;
    if (isNameMissing) naming.mutate(name);
    else joining.mutate();
  }

  return {
    name,
    setName,
    isNameInvalid: problem !== undefined,
    /** What is wrong with the name: what was typed, or what the server refused. */
    nameProblem:
      (showsProblems ? problem : undefined) ?? (naming.error ? refusalText(naming.error) : undefined),
    nameError: naming.error,
    joinError: joining.error,
    isPending: joining.isPending || naming.isPending,
    join,
  };
}
