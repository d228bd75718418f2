import { ButtonLink } from '../../../ui/button';
import { TitledCard } from '../../../ui/titled-card';
import { text } from './text';

/** The way to the calendar file, for people whose device shows no push. */
export function CalendarReminderCard() {
  return (
    <TitledCard title={text.title}>
      <p className="text-ink-2">{text.what}</p>
      <ButtonLink to="/plan/schedule" className="mt-4 max-tablet:w-full">
        {text.open}
      </ButtonLink>
    </TitledCard>
  );
}
