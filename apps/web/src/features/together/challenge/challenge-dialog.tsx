import { addDays } from '@hundred/domain/days/civil-date';
import { localTimeIn } from '@hundred/domain/days/zones';
import { type ChallengeGoal, challengeDates, mostDatesAhead } from '@hundred/domain/together/challenge-goals';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { formatNumber } from '../../../platform/format/format';
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
import { addressOf, daysText } from '../groups/group-text';
import { groupName } from '../invite/name-fields';
import type { StartOnce } from '../room/start-once';
import { type ChallengeDraft, type DraftField, newDraft, problemsOf, toSend } from './challenge-draft';
import { goalTexts } from './challenge-text';

const goalNotes: Record<ChallengeGoal, string> = {
  days: 'Whoever completes most days is first.',
  reps: 'Whoever has most reps is first, counted as on the boards.',
  together: 'Nobody is ranked: everybody’s days add up to one goal.',
};

const goals = (Object.keys(goalTexts) as ChallengeGoal[]).map((value) => ({ value, name: goalTexts[value] }));

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
      title="A private challenge"
      description="2 to 20 people, everybody on their own day."
      footer={
        <>
          <Button type="submit" form={form} look="ink" busy={starting.isPending} busyText="Starting...">
            Start the challenge
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </>
      }
    >
      <Form id={form} isInvalid={isWrong} refusal={error} onSubmit={start} className="grid gap-5">
        <TextField
          label={groupName.label}
          autoComplete={groupName.autoComplete}
          value={draft.name}
          onChange={({ target }) => edit({ name: target.value })}
          hint={groupName.hint}
          {...problem('name')}
        />
        <div>
          <ChoiceRow label="Goal" choices={goals} chosen={draft.goal} onChoose={(goal) => edit({ goal })} />
          <p className="mt-1.5 text-sm text-ink-3">{goalNotes[draft.goal]}</p>
        </div>
        {draft.goal === 'together' && (
          <NumberField
            label="Days to reach together"
            value={draft.target}
            min={1}
            max={2000}
            unit="day"
            onChange={(target) => edit({ target })}
            say={({ value }) => `${formatNumber(value)} completed ${daysText(value)}, whoever does them.`}
          />
        )}
        <div className="grid gap-4 tablet:grid-cols-2">
          <TextField
            label="First date"
            type="date"
            value={draft.from}
            min={today}
            max={addDays(today, mostDatesAhead)}
            onChange={({ target }) => edit({ from: target.value })}
            {...problem('from')}
          />
          <TextField
            label="Last date"
            type="date"
            value={draft.to}
            min={today}
            onChange={({ target }) => edit({ to: target.value })}
            hint={`${challengeDates.fewest} to ${challengeDates.most} dates. Others can join until the third.`}
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
