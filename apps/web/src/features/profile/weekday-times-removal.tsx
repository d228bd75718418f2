import type { Profile } from '@hundred/contract/identity';
import { formatTimeOfDay } from '../../platform/time/time-of-day';
import { Button } from '../../ui/button';
import { useHeldFocus } from '../../ui/focus/use-held-focus';
import { ownWeekdayTimes } from './own-weekday-times';
import { useSaveProfile } from './save-profile';
import { text } from './text';

/**
 * Lists the weekdays that have a time of their own, and removes those times. Premium is needed to set them, but they
 * outlast it, so everybody can see and remove them here.
 */
export function WeekdayTimesRemoval({ profile }: { profile: Profile }) {
  const focusProps = useHeldFocus();
  const { mutate, isPending } = useSaveProfile();
  const times = ownWeekdayTimes(profile);
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
