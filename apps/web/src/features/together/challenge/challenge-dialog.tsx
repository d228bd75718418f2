import { addDays } from '@hundred/domain/days/civil-date';
import { type ChallengeGoal, challengeDates, mostDatesAhead } from '@hundred/domain/together/challenge-goals';
import { useId } from 'react';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialogs/dialog';
import { ChoiceRow } from '../../../ui/forms/choice-row';
import { Form } from '../../../ui/forms/form';
import { NumberField } from '../../../ui/forms/number-field';
import { TextField } from '../../../ui/forms/text-field';
import { groupNameField } from '../invite/name-fields';
import type { StartOnce } from '../room/start-once';
import { text } from './text';
import { type NewChallenge, useNewChallenge } from './use-new-challenge';

const goalChoices = () =>
  Object.entries(text.goals).map(([value, name]) => ({ value: value as ChallengeGoal, name }));

/** The server accepts no larger target for the days of all members together. */
const mostTargetDays = 2000;

type Props = {
  /** Sends the request that starts the challenge, and finds the challenge in the list if the answer is lost. */
  startOnce: StartOnce;
  onClose: () => void;
};

/** Asks for the name, the goal and the dates of a new challenge, and starts it. */
export default function ChallengeDialog({ startOnce, onClose }: Props) {
  const formId = useId();
  const challenge = useNewChallenge(startOnce);
  const { draft, edit, problemProps, generalProblem } = challenge;
  const nameField = groupNameField();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      look="sheet"
      title={text.newChallenge}
      description={text.newChallengeHint}
      footer={
        <>
          <Button type="submit" form={formId} look="ink" busy={challenge.isStarting} busyText={text.starting}>
            {text.start}
          </Button>
          <Button onClick={onClose}>{text.cancel}</Button>
        </>
      }
    >
      <Form
        id={formId}
        isInvalid={challenge.isInvalid}
        refusal={challenge.refusal}
        onSubmit={challenge.start}
        className="grid gap-5"
      >
        <TextField
          label={nameField.label}
          autoComplete={nameField.autoComplete}
          value={draft.name}
          onChange={({ target }) => edit({ name: target.value })}
          hint={nameField.hint}
          {...problemProps('name')}
        />
        <GoalFields draft={draft} edit={edit} />
        <DateFields challenge={challenge} />
        {generalProblem && (
          <p role="alert" className="text-sm font-[560] text-missed-ink">
            {generalProblem}
          </p>
        )}
      </Form>
    </Dialog>
  );
}

function GoalFields({ draft, edit }: Pick<NewChallenge, 'draft' | 'edit'>) {
  return (
    <>
      <div>
        <ChoiceRow
          label={text.goal}
          choices={goalChoices()}
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
          max={mostTargetDays}
          unit="day"
          onChange={(target) => edit({ target })}
          hintFor={({ value }) => text.targetHint({ days: value })}
        />
      )}
    </>
  );
}

function DateFields({ challenge: { today, draft, edit, problemProps } }: { challenge: NewChallenge }) {
  return (
    <div className="grid gap-4 tablet:grid-cols-2">
      <TextField
        label={text.firstDay}
        type="date"
        value={draft.from}
        min={today}
        max={addDays(today, mostDatesAhead)}
        onChange={({ target }) => edit({ from: target.value })}
        {...problemProps('from')}
      />
      <TextField
        label={text.lastDay}
        type="date"
        value={draft.to}
        min={today}
        onChange={({ target }) => edit({ to: target.value })}
        hint={text.lastDayHint(challengeDates)}
        {...problemProps('to')}
      />
    </div>
  );
}
