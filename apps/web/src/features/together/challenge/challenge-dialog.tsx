import { addDays } from '@hundred/domain/days/civil-date';
import { localTimeIn } from '@hundred/domain/days/zones';
import { type ChallengeGoal, challengeDates, mostDatesAhead } from '@hundred/domain/together/challenge-goals';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../platform/http/api';
import { useApi, useSession } from '../../../platform/session';
import { browserZone } from '../../../platform/time/browser-zone';
import { serverClock } from '../../../platform/time/server-clock';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialogs/dialog';
import { ChoiceRow } from '../../../ui/forms/choice-row';
import { Form } from '../../../ui/forms/form';
import { NumberField } from '../../../ui/forms/number-field';
import { TextField } from '../../../ui/forms/text-field';
import { refusalText, useGroupAction } from '../groups/group-action';
import { addressOf } from '../groups/group-text';
import { groupName } from '../invite/name-fields';
import type { StartOnce } from '../room/start-once';
import { type ChallengeDraft, type DraftField, newDraft, problemsOf, toSend } from './challenge-draft';
import { text } from './text';

const goals = () =>
  Object.entries(text.goals).map(([value, name]) => ({ value: value as ChallengeGoal, name }));

type Props = { startOnce: StartOnce; onClose: () => void };

export default function ChallengeDialog({ startOnce, onClose }: Props) {
  const api = useApi();
  const navigate = useNavigate();
  const session = useSession();
  const form = useId();
  const zone = (session.state === 'signed-in' && session.person.timezone) || browserZone();
  const [today] = useState(() => localTimeIn(zone, serverClock.now()).date);
  const [draft, setDraft] = useState(() => newDraft(today));
  const [isChecked, setChecked] = useState(false);
  const starting = useGroupAction(
    (next: ChallengeDraft) => {
      const { name, from, to } = next;
      return startOnce(() => api.post('/group-challenges', toSend(next)), { name, from, to });
    },
    ({ id }) => void navigate(addressOf('challenge', id)),
    () => {},
  );
  const nameField = groupName();
  const problems = problemsOf(draft, today);
  const isWrong = Object.keys(problems).length > 0;
  const { error } = starting;
  const refusedField = error instanceof ApiError ? error.field : undefined;
  const problem = (field: DraftField) => {
    const message = (isChecked && problems[field]) || (refusedField === field && error?.message);
    return message ? { error: message } : {};
  };
  const isAboutField = refusedField === 'name' || refusedField === 'from' || refusedField === 'to';
  const edit = (change: Partial<ChallengeDraft>) => setDraft({ ...draft, ...change });

  function start() {
    setChecked(true);
    if (!isWrong) starting.mutate(draft);
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      look="sheet"
      title={text.newChallenge}
      description={text.newChallengeHint}
      footer={
        <>
          <Button type="submit" form={form} look="ink" busy={starting.isPending} busyText={text.starting}>
            {text.start}
          </Button>
          <Button onClick={onClose}>{text.cancel}</Button>
        </>
      }
    >
      <Form id={form} isInvalid={isWrong} refusal={error} onSubmit={start} className="grid gap-5">
        <TextField
          label={nameField.label}
          autoComplete={nameField.autoComplete}
          value={draft.name}
          onChange={({ target }) => edit({ name: target.value })}
          hint={nameField.hint}
          {...problem('name')}
        />
        <div>
          <ChoiceRow
            label={text.goal}
            choices={goals()}
            chosen={draft.goal}
            onChoose={(goal) => edit({ goal })}
          />
          <p className="mt-1.5 text-sm text-ink-3">{text.goalHints[draft.goal]}</p>
        </div>
        {draft.goal === 'together' && (
          <NumberField
            label={text.target}
            value={draft.target}
            min={1}
            max={2000}
            unit="day"
            onChange={(target) => edit({ target })}
            say={({ value }) => text.targetHint({ days: value })}
          />
        )}
        <div className="grid gap-4 tablet:grid-cols-2">
          <TextField
            label={text.firstDay}
            type="date"
            value={draft.from}
            min={today}
            max={addDays(today, mostDatesAhead)}
            onChange={({ target }) => edit({ from: target.value })}
            {...problem('from')}
          />
          <TextField
            label={text.lastDay}
            type="date"
            value={draft.to}
            min={today}
            onChange={({ target }) => edit({ to: target.value })}
            hint={text.lastDayHint(challengeDates)}
            {...problem('to')}
          />
        </div>
        {error && !isAboutField && (
          <p role="alert" className="text-sm font-[560] text-missed-ink">
            {refusalText(error)}
          </p>
        )}
      </Form>
    </Dialog>
  );
}
