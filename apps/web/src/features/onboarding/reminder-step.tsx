import { type AgeGroup, ageGroupOptions } from '../../platform/format/age-groups';
import { browserZone, placeOfZone } from '../../platform/time/browser-zone';
import { Button } from '../../ui/button';
import { Select } from '../../ui/forms/select';
import { TextField } from '../../ui/forms/text-field';
import type { Draft } from './draft';
import { StepActions, StepForm } from './step-form';
import { text } from './text';

type Props = {
  draft: Draft;
  onChange: (change: Partial<Draft>) => void;
  onContinue: () => void;
  onBack: () => void;
};

/** The second step: the time of the reminder, and the age group. */
export function ReminderStep({ draft, onChange, onContinue, onBack }: Props) {
  return (
    <StepForm onSubmit={onContinue}>
      <p className="text-lg text-ink-2">{text.reminderReason}</p>
      <div className="mt-6 grid gap-6">
        <TextField
          label={text.reminderTime}
          type="time"
          required
          value={draft.reminderTime}
          onChange={(event) => onChange({ reminderTime: event.target.value })}
          hint={text.reminderHint({ place: placeOfZone(browserZone()) })}
        />
        <Select
          label={text.ageGroup}
          emptyText={text.ageGroupEmpty}
          options={ageGroupOptions()}
          value={draft.ageGroup}
          onChange={(value) => onChange({ ageGroup: value as AgeGroup | '' })}
          hint={text.ageGroupHint}
        />
      </div>
      <StepActions>
        <Button type="submit" look="next" size="large">
          {text.continue}
        </Button>
        <Button look="text" size="large" onClick={onBack}>
          {text.back}
        </Button>
      </StepActions>
    </StepForm>
  );
}
