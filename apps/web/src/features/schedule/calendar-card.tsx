import type { ScheduledSession } from '@hundred/domain/schedule/sessions-ahead';
import { saveFile } from '../../platform/storage/save-file';
import { Button } from '../../ui/button';
import { readingTime, toast } from '../../ui/feedback/toast-store';
import { TitledCard } from '../../ui/titled-card';
import { Feed, FeedToEnd } from './calendar-feed';
import { text } from './text';

type Props = { uid: string; sessions: readonly ScheduledSession[]; canSubscribe: boolean };

/**
 * The planned sessions for the person's calendar: as a subscription with Premium, or once as a file for everybody.
 * Without Premium an earlier subscription can only be ended.
 */
export function CalendarCard({ uid, sessions, canSubscribe }: Props) {
  return (
    <TitledCard title={text.title}>
      <p className="text-ink-2">{text.whatItShows}</p>
      {canSubscribe ? <Feed /> : <FeedToEnd />}
      <div className="mt-6 border-t border-line pt-5">
        <p className="text-ink-2">{text.fileOf({ sessions: sessions.length })}</p>
        <Button
          className="mt-4 max-tablet:w-full"
          disabled={sessions.length === 0}
          onClick={() => void saveCalendar(uid, sessions)}
        >
          {text.saveFile}
        </Button>
      </div>
    </TitledCard>
  );
}

/** Loads the calendar writer only when the button is pressed. */
async function saveCalendar(uid: string, sessions: readonly ScheduledSession[]): Promise<void> {
  try {
    const { calendarFile } = await import('@hundred/calendar/calendar-file');
    // The same date of the same person has the same event id, so a second file replaces its events and not those of
    // another person in a shared calendar. The end of the uid distinguishes people without naming the account.
    const content = calendarFile(sessions, `${uid.slice(-12)}.file.hundred`, Date.now(), { hasAlarms: true });
    saveFile(new File([content], 'hundred.ics', { type: 'text/calendar' }));
    toast(text.fileSaved, 'success');
  } catch {
    toast(text.fileFailed, 'error', readingTime);
  }
}
