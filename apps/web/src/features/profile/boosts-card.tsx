import type { Profile } from '@hundred/contract/identity';
import { longestReason, type Mood } from '@hundred/domain/text/boosts';
import { useCan } from '../../challenge/premium';
import { PremiumLine } from '../../challenge/premium-line';
import { Button } from '../../ui/button';
import { useHeldFocus } from '../../ui/focus/use-held-focus';
import { ChoiceRow } from '../../ui/forms/choice-row';
import { Form } from '../../ui/forms/form';
import { TextField } from '../../ui/forms/text-field';
import { TitledCard } from '../../ui/titled-card';
import { type FormProps, fieldsOf } from './profile-edits';
import { fieldProblem, useSaveForm, useSaveProfile } from './save-profile';
import { SaveRow } from './save-row';
import { text } from './text';

const moods = (): Array<{ value: Mood | ''; name: string }> => [
  { value: '', name: text.moods.usual },
  { value: 'calm', name: text.moods.calm },
  { value: 'bold', name: text.moods.bold },
  { value: 'light', name: text.moods.light },
  { value: 'kind', name: text.moods.kind },
];

/** Texts for hard days: the person's own, and ours in the chosen mood. */
export function BoostsCard(form: FormProps) {
  const canUse = useCan()('motivation-boosts');
  if (canUse === undefined) return null;
  return (
    <TitledCard title={text.boosts}>
      {canUse ? (
        <BoostsForm {...form} />
      ) : (
        <>
          <PremiumLine>{text.boostsLocked}</PremiumLine>
          <StoredBoosts profile={form.profile} />
        </>
      )}
    </TitledCard>
  );
}

/**
 * What was chosen during Premium stays, and everybody can remove it: with it the stored hard weekdays, which only boosts
 * need.
 */
function StoredBoosts({ profile: { reason, mood } }: Pick<FormProps, 'profile'>) {
  const focusProps = useHeldFocus();
  const { mutate, isPending } = useSaveProfile();
  return (
    <div {...focusProps}>
      {(reason || mood) && (
        <div className="mt-6 border-t border-line pt-5">
          <p className="text-ink-2">{storedText(reason, mood)}</p>
          {reason && <p className="mt-1 wrap-anywhere">{text.quotedReason({ reason })}</p>}
          <Button
            size="small"
            className="mt-3"
            busy={isPending}
            onClick={() => mutate({ reason: null, mood: null, boostWeekdays: [] })}
          >
            {text.deleteBoosts}
          </Button>
        </div>
      )}
    </div>
  );
}

function storedText(reason: Profile['reason'], mood: Profile['mood']): string {
  if (reason && mood) return text.storedReasonAndMood;
  return reason ? text.storedReason : text.storedMood;
}

function BoostsForm({ profile, edits, onEdit }: FormProps) {
  const savedFields = fieldsOf(profile);
  const { reason = savedFields.reason, mood = savedFields.mood } = edits;
  const form = useSaveForm(edits, onEdit);
  const problem = fieldProblem(form.error, 'reason');

  function save() {
    form.save({ reason, mood: mood === '' ? null : mood }, { reason, mood });
  }

  return (
    <Form refusal={form.error} onSubmit={save} className="grid gap-6">
      <TextField
        label={text.reason}
        value={reason}
        maxLength={longestReason}
        onChange={(event) => onEdit({ ...edits, reason: event.target.value })}
        hint={text.reasonHint}
        {...(problem !== undefined && { error: problem })}
      />
      <div>
        <p className="label mb-1.5">{text.lines}</p>
        <ChoiceRow
          label={text.lines}
          choices={moods()}
          chosen={mood}
          onChoose={(chosen) => onEdit({ ...edits, mood: chosen })}
        />
        <p className="mt-1.5 text-sm text-ink-3">{text.linesHint}</p>
      </div>
      <SaveRow
        label={text.saveBoosts}
        isSaving={form.isPending}
        isUnsaved={reason !== savedFields.reason || mood !== savedFields.mood}
      />
    </Form>
  );
}
