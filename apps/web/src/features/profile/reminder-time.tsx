import type { Profile } from '@hundred/contract/identity';
import { browserZone, placeOfZone } from '../../platform/time/browser-zone';
import { formatTimeOfDay } from '../../platform/time/time-of-day';
import { Button } from '../../ui/button';
import { useHeldFocus } from '../../ui/focus/use-held-focus';
import { Form } from '../../ui/forms/form';
import { TextField } from '../../ui/forms/text-field';
import { TitledCard } from '../../ui/titled-card';
import { ownTimes } from './own-times';
import type { FormProps } from './profile-edits';
import { fieldProblem, useSaveForm, useSaveProfile } from './save-profile';
import { SaveRow } from './save-row';

export function ReminderTime({ profile, edits, onEdit }: FormProps) {
  const { reminderTime = profile.reminderTime } = edits;
  const saving = useSaveForm(edits, onEdit);
  const problem = fieldProblem(saving.error, 'reminderTime');

  function save() {
    saving.save({ reminderTime }, { reminderTime });
  }

  return (
    <TitledCard title="Daily reminder">
      <Form refusal={saving.error} onSubmit={save} className="grid gap-6">
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
      </Form>
      <OwnTimes profile={profile} />
    </TitledCard>
  );
}

/** Weekday times need Premium to set and outlast it, so everybody sees them here and can remove them. */
function OwnTimes({ profile }: { profile: Profile }) {
  const held = useHeldFocus();
  const { mutate, isPending } = useSaveProfile();
  const times = ownTimes(profile);
  return (
    <div {...held}>
      {times.length > 0 && (
        <div className="mt-6 border-t border-line pt-5">
          <p className="text-ink-2">These weekdays have a time of their own:</p>
          <ul className="mt-2 grid gap-1">
            {times.map(({ weekday, time }) => (
              <li key={weekday} className="flex justify-between gap-4">
                <span>{weekday}</span>
                <span>{formatTimeOfDay(time)}</span>
              </li>
            ))}
          </ul>
          <Button
            className="mt-4 max-tablet:w-full"
            busy={isPending}
            busyText="Saving..."
            onClick={() => mutate({ weekdayTimes: null })}
          >
            Use {formatTimeOfDay(profile.reminderTime)} every day
          </Button>
        </div>
      )}
    </div>
  );
}
