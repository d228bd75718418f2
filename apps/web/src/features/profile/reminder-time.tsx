import type { Profile } from '@hundred/contract/identity';
import { browserZone, placeOfZone } from '../../platform/time/browser-zone';
import { Form } from '../../ui/forms/form';
import { TextField } from '../../ui/forms/text-field';
import { TitledCard } from '../../ui/titled-card';
import type { FormProps } from './profile-edits';
import { fieldProblem, useSaveForm } from './save-profile';
import { SaveRow } from './save-row';
import { text } from './text';
import { WeekdayTimesRemoval } from './weekday-times-removal';

/** The time of the daily reminder, and the weekdays with another time. */
export function ReminderTime({ profile, edits, onEdit }: FormProps) {
  const reminderTime = edits.reminderTime ?? profile.reminderTime;
  const form = useSaveForm(edits, onEdit);
  const problem = fieldProblem(form.error, 'reminderTime');
  return (
    <TitledCard title={text.dailyReminder}>
      <Form
        refusal={form.error}
        onSubmit={() => form.save({ reminderTime }, { reminderTime })}
        className="grid gap-6"
      >
        <TextField
          label={text.reminderTime}
          type="time"
          required
          value={reminderTime}
          onChange={(event) => onEdit({ ...edits, reminderTime: event.target.value })}
          hint={zoneHint(profile)}
          {...(problem !== undefined && { error: problem })}
        />
        <SaveRow
          label={text.saveTime}
          isSaving={form.isPending}
          isUnsaved={reminderTime !== profile.reminderTime}
        />
      </Form>
      <WeekdayTimesRemoval profile={profile} />
    </TitledCard>
  );
}

/** Before the start there is no time zone to change: the challenge takes that of the browser. */
const zoneHint = ({ timezone }: Profile): string =>
  timezone === null
    ? text.reminderTimeHintBeforeStart({ place: placeOfZone(browserZone()) })
    : text.reminderTimeHint({ place: placeOfZone(timezone) });
