import type { Profile } from '@hundred/contract/identity';
import type { FormEvent } from 'react';
import { browserZone, placeOfZone } from '../../platform/browser-zone';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { TextField } from '../../ui/text-field';
import type { Edits } from './profile-edits';
import { fieldProblem, useSaveProfile } from './save-profile';

type Props = { profile: Profile; edits: Edits; onEdit: (edits: Edits) => void };

export function ReminderTime({ profile, edits, onEdit }: Props) {
  const { reminderTime = profile.reminderTime, ...others } = edits;
  const saving = useSaveProfile(() => onEdit(others));
  const problem = fieldProblem(saving.error, 'reminderTime');

  function save(event: FormEvent) {
    event.preventDefault();
    if (!saving.isPending) saving.mutate({ reminderTime });
  }

  return (
    <Card aria-labelledby="daily-reminder" className="max-w-[40rem]">
      <h2 id="daily-reminder">Daily reminder</h2>
      <form onSubmit={save} noValidate className="mt-5 grid gap-6">
        <TextField
          label="Reminder time"
          type="time"
          required
          value={reminderTime}
          onChange={(event) => onEdit({ ...edits, reminderTime: event.target.value })}
          hint={`By ${placeOfZone(profile.timezone ?? browserZone())} time. Nothing is sent before you allow notifications.`}
          {...(problem !== undefined && { error: problem })}
        />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            type="submit"
            look="ink"
            busy={saving.isPending}
            busyText="Saving..."
            className="max-tablet:w-full"
          >
            Save time
          </Button>
          <p role="status" className="text-sm text-ink-2">
            {reminderTime !== profile.reminderTime && 'You have unsaved changes.'}
          </p>
        </div>
      </form>
    </Card>
  );
}
