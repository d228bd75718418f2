import { type AgeGroup, ageGroupOptions } from '../../platform/format/age-groups';
import { browserZone, placeOfZone } from '../../platform/time/browser-zone';
import { Button } from '../../ui/button';
import { Select } from '../../ui/forms/select';
import { TextField } from '../../ui/forms/text-field';
import type { Draft } from './draft';
import { StepActions, StepForm } from './step-form';

type Props = {
  draft: Draft;
  onChange: (change: Partial<Draft>) => void;
  onContinue: () => void;
  onBack: () => void;
};

export function ReminderStep({ draft, onChange, onContinue, onBack }: Props) {
  return (
    <StepForm onSubmit={onContinue}>
      <p className="text-lg text-ink-2">
        The same time every day makes it a habit. You can change both in Settings whenever you like.
      </p>
      <div className="mt-6 grid gap-6">
        <TextField
          label="Reminder time"
          type="time"
          required
          value={draft.reminderTime}
          onChange={(event) => onChange({ reminderTime: event.target.value })}
          hint={`By ${placeOfZone(browserZone())} time. Nothing is sent before you allow notifications.`}
        />
        <Select
          label="Age group (optional)"
          emptyText="Rather not say"
          options={ageGroupOptions()}
          value={draft.ageGroup}
          onChange={(value) => onChange({ ageGroup: value as AgeGroup | '' })}
          hint="For the leaderboard of your age group, where your row stands under your name if you show it, and for what the nutrition guide and the community show."
        />
      </div>
      <StepActions>
        <Button type="submit" look="next" size="large">
          Continue
        </Button>
        <Button look="text" size="large" onClick={onBack}>
          Back
        </Button>
      </StepActions>
    </StepForm>
  );
}
