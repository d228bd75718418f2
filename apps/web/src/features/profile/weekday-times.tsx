import type { Profile } from '@hundred/contract/identity';
import type { FormEvent } from 'react';
import { Link } from 'react-router';
import { browserZone, placeOfZone } from '../../platform/time/browser-zone';
import { weekdayNames } from '../../platform/time/weekdays';
import { controlClasses } from '../../ui/forms/field';
import { TitledCard } from '../../ui/titled-card';
import { useSaveForm } from './save-profile';
import { SaveRow } from './save-row';
import { useStoredEdits } from './stored-edits';
import { text } from './text';

type Props = { profile: Profile; offWeekdays: readonly number[] };

/** The edited, saved or usual time of each weekday. An emptied field has an empty edit, so its saved time counts. */
const timesOf = ({ weekdayTimes, reminderTime }: Profile, edits: Record<number, string>): string[] =>
  weekdayNames().map((_, weekday) => edits[weekday] || (weekdayTimes?.[weekday] ?? reminderTime));

/** A time for each weekday. A weekday with the usual time follows it when it changes. */
export function WeekdayTimes({ profile, offWeekdays }: Props) {
  const [edits, setEdits] = useStoredEdits<Record<number, string>>('weekday-times', profile.uid);
  const form = useSaveForm(edits, setEdits);
  const times = timesOf(profile, edits);

  function save(event: FormEvent) {
    event.preventDefault();
    // Sends all seven weekdays, because another device may have changed some.
    form.save((newest) => {
      const ownTimes = timesOf(newest, edits).map((time) => (time === newest.reminderTime ? null : time));
      return { weekdayTimes: ownTimes.some(Boolean) ? ownTimes : null };
    });
  }

  return (
    <TitledCard title={text.reminderTimes}>
      <form onSubmit={save} noValidate className="grid gap-5">
        <ul className="-mt-2 divide-y divide-line">
          {weekdayNames().map(({ long }, weekday) => (
            <li key={long} className="flex min-h-16 items-center justify-between gap-4 py-2">
              {offWeekdays.includes(weekday) ? (
                <>
                  <span className="text-ink-2">{long}</span>
                  <span className="text-ink-2">{text.weekdayOff}</span>
                </>
              ) : (
                <label className="flex grow flex-wrap items-center justify-between gap-x-4">
                  {long}
                  <input
                    type="time"
                    aria-label={text.reminderOn({ weekday: long })}
                    required
                    value={edits[weekday] ?? times[weekday]}
                    onChange={(event) => setEdits({ ...edits, [weekday]: event.target.value })}
                    className={`${controlClasses} max-w-[9.5rem] flex-none`}
                  />
                </label>
              )}
            </li>
          ))}
        </ul>
        <p className="text-sm text-ink-3">
          {text.reminderTimesHint({ place: placeOfZone(profile.timezone ?? browserZone()) })}{' '}
          <Link to="/settings/notifications" className="text-link">
            {text.changeAllTimes}
          </Link>
          .
        </p>
        <SaveRow
          label={text.saveTimes}
          idleLook="line"
          isSaving={form.isPending}
          isUnsaved={String(times) !== String(timesOf(profile, {}))}
        />
      </form>
    </TitledCard>
  );
}
