import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useApi } from '../../../platform/session';
import { refusalText, useGroupAction } from '../groups/group-action';
import { addressOf } from '../groups/group-text';
import { useDisplayName } from '../use-display-name';
import { displayNameField } from './name-fields';

/** The form that joins the group of an invitation. It saves the person's name first if that is missing. */
export function useJoinForm(code: string, isNameMissing: boolean) {
  const api = useApi();
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const [showsProblems, setShowsProblems] = useState(false);
  const joinAction = useGroupAction(
    () => api.post(`/join/${encodeURIComponent(code)}`),
    (answer) => void navigate(addressOf(answer.kind, answer.id), { replace: true }),
    // The form shows the reason of a refusal.
    () => {},
  );
  const saveNameAction = useDisplayName(() => joinAction.mutate());
  const nameError = saveNameAction.error;
  const problem = isNameMissing ? displayNameField().problemOf(name) : undefined;

  function join() {
    setShowsProblems(true);
    if (problem !== undefined) return;
    if (isNameMissing) saveNameAction.mutate(name);
    else joinAction.mutate();
  }

  return {
    name,
    setName,
    isNameInvalid: problem !== undefined,
    /** What is wrong with the typed name, or why the server refused it. */
    nameProblem: (showsProblems ? problem : undefined) ?? (nameError ? refusalText(nameError) : undefined),
    nameError,
    joinError: joinAction.error,
    isPending: joinAction.isPending || saveNameAction.isPending,
    join,
  };
}
