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
import { text } from './text';

export function ReminderTime({ profile, edits, onEdit }: FormProps) {
  const { reminderTime = profile.reminderTime } = edits;
  const saving = useSaveForm(edits, onEdit);
  const problem = fieldProblem(saving.error, 'reminderTime');

  function save() {
    const edited = { reminderTime };
    // The same fields are sent and then no longer unsaved.
    saving.save(edited, edited);
  }

  return (
    <TitledCard title={text.dailyReminder}>
      <Form refusal={saving.error} onSubmit={save} className="grid gap-6">
        <TextField
          label={text.reminderTime}
          type="time"
          required
          value={reminderTime}
          onChange={(event) => onEdit({ ...edits, reminderTime: event.target.value })}
          hint={hintOf(profile)}
          {...(problem !== undefined && { error: problem })}
        />
        <SaveRow
          label={text.saveTime}
          isSaving={saving.isPending}
          isUnsaved={reminderTime !== profile.reminderTime}
        />
      </Form>
      <OwnTimes profile={profile} />
    </TitledCard>
  );
}

/** Before the start there is no time zone to change: the challenge takes that of the browser. */
const hintOf = ({ timezone }: Profile): string =>
  timezone === null
    ? text.reminderTimeHintBeforeStart({ place: placeOfZone(browserZone()) })
    : text.reminderTimeHint({ place: placeOfZone(timezone) });

/** Weekday times need Premium to set and outlast it, so everybody sees them here and can remove them. */
function OwnTimes({ profile }: { profile: Profile }) {
  const focusProps = useHeldFocus();
  const { mutate, isPending } = useSaveProfile();
  const times = ownTimes(profile);
  // The container stays without times, to take the focus of the button that removed them.
  return (
    <div {...focusProps}>
      {times.length > 0 && (
        <div className="mt-6 border-t border-line pt-5">
          <p className="text-ink-2">{text.ownTimes}</p>
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
            busyText={text.saving}
            onClick={() => mutate({ weekdayTimes: null })}
          >
            {text.setOneTime({ time: formatTimeOfDay(profile.reminderTime) })}
          </Button>
        </div>
      )}
    </div>
  );
}
