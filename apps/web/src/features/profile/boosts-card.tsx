import { longestReason, type Mood } from '@hundred/domain/text/boosts';
import { useCan } from '../../challenge/premium';
import { Button, ButtonLink } from '../../ui/button';
import { useHeldFocus } from '../../ui/focus/use-held-focus';
import { ChoiceRow } from '../../ui/forms/choice-row';
import { Form } from '../../ui/forms/form';
import { TextField } from '../../ui/forms/text-field';
import { TitledCard } from '../../ui/titled-card';
import { type FormProps, fieldsOf } from './profile-edits';
import { fieldProblem, useSaveForm, useSaveProfile } from './save-profile';
import { SaveRow } from './save-row';

const moods: Array<{ value: Mood | ''; name: string }> = [
  { value: '', name: 'As usual' },
  { value: 'calm', name: 'Calm' },
  { value: 'bold', name: 'Bold' },
  { value: 'light', name: 'Light' },
  { value: 'kind', name: 'Kind' },
];

/** Texts for hard days: the person's own, and ours in the chosen mood. */
export function BoostsCard(form: FormProps) {
  const isOpen = useCan()('motivation-boosts');
  if (isOpen === undefined) return null;
  return (
    <TitledCard title="Motivation boosts">
      {isOpen ? (
        <BoostsForm {...form} />
      ) : (
        <>
          <p className="text-ink-2">
            Your own reason on the weekdays you find hard, sixty more lines in four moods, and an earlier run
            to go beside. A part of Premium.
          </p>
          <ButtonLink to="/premium" className="mt-4 max-tablet:w-full">
            See plans
          </ButtonLink>
          <StoredBoosts profile={form.profile} />
        </>
      )}
    </TitledCard>
  );
}

/** Texts written during Premium stay, and everybody can remove them. */
function StoredBoosts({ profile: { reason, mood } }: Pick<FormProps, 'profile'>) {
  const held = useHeldFocus();
  const { mutate, isPending } = useSaveProfile();
  const what = reason && mood ? 'Your reason and your mood are' : reason ? 'Your reason is' : 'Your mood is';
  return (
    <div {...held}>
      {(reason || mood) && (
        <div className="mt-6 border-t border-line pt-5">
          <p className="wrap-anywhere text-ink-2">
            {what} kept for when you have Premium again{reason ? `: “${reason}”` : '.'}
          </p>
          <Button
            size="small"
            className="mt-3"
            busy={isPending}
            onClick={() => mutate({ reason: null, mood: null, boostWeekdays: [] })}
          >
            Delete what is kept
          </Button>
        </div>
      )}
    </div>
  );
}

function BoostsForm({ profile, edits, onEdit }: FormProps) {
  const saved = fieldsOf(profile);
  const { reason = saved.reason, mood = saved.mood } = edits;
  const saving = useSaveForm(edits, onEdit);
  const problem = fieldProblem(saving.error, 'reason');

  function save() {
    saving.save({ reason, mood: mood === '' ? null : mood }, { reason, mood });
  }

  return (
    <Form refusal={saving.error} onSubmit={save} className="grid gap-6">
      <TextField
        label="My reason"
        value={reason}
        maxLength={longestReason}
        onChange={(event) => onEdit({ ...edits, reason: event.target.value })}
        hint="Why you do this. Only you see it, on weekdays you find hard."
        {...(problem !== undefined && { error: problem })}
      />
      <div>
        <p className="label mb-1.5">Lines of the day</p>
        <ChoiceRow
          label="Lines of the day"
          choices={moods}
          chosen={mood}
          onChoose={(chosen) => onEdit({ ...edits, mood: chosen })}
        />
        <p className="mt-1.5 text-sm text-ink-3">On hard weekdays your reminder carries one, too.</p>
      </div>
      <SaveRow
        label="Save boosts"
        isSaving={saving.isPending}
        isUnsaved={reason !== saved.reason || mood !== saved.mood}
      />
    </Form>
  );
}
