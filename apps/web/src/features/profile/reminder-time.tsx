import type { FormEvent } from 'react';
import { browserZone, placeOfZone } from '../../platform/browser-zone';
import { TextField } from '../../ui/text-field';
import { TitledCard } from '../../ui/titled-card';
import type { FormProps } from './profile-edits';
import { fieldProblem, useSaveForm } from './save-profile';
import { SaveRow } from './save-row';

export function ReminderTime({ profile, edits, onEdit }: FormProps) {
  const { reminderTime = profile.reminderTime } = edits;
  const saving = useSaveForm(edits, onEdit);
  const problem = fieldProblem(saving.error, 'reminderTime');

  function save(event: FormEvent) {
    event.preventDefault();
    saving.save({ reminderTime }, { reminderTime });
  }

  return (
    <TitledCard title="Daily reminder">
      <form onSubmit={save} noValidate className="grid gap-6">
        <TextField
          label="Reminder time"
          type="time"
          required
          value={reminderTime}
          onChange={(event) => onEdit({ ...edits, reminderTime: event.target.value })}
          hint={`By ${placeOfZone(profile.timezone ?? browserZone())} time. Your time zone can be changed in Profile.`}
          {...(problem !== undefined && { error: problem })}
        />
        <SaveRow
          label="Save time"
          isSaving={saving.isPending}
          isUnsaved={reminderTime !== profile.reminderTime}
        />
      </form>
    </TitledCard>
  );
}
