import { formatTimeOfDay } from '../../platform/time/time-of-day';
import { Button, ButtonLink } from '../../ui/button';
import { Icon } from '../../ui/icon';
import type { Draft } from './draft';
import { StepActions, StepForm } from './step-form';

const tips = [
  'Good form first. Fewer clean reps at a time beat one long messy set: split them as you like.',
  'Too hard today? Knees down for push-ups, steps instead of jumps. It still counts.',
  'Tie it to something you do every day anyway, such as your morning coffee.',
  'Stop on pain, and ask a doctor when in doubt.',
];

type Props = {
  draft: Draft;
  isStarting: boolean;
  /** Waits for a connection to start. */
  isWaiting: boolean;
  onStart: () => void;
  onBack: () => void;
};

export function StartStep({ draft, isStarting, isWaiting, onStart, onBack }: Props) {
  return (
    <StepForm onSubmit={() => !isStarting && onStart()}>
      <p className="text-lg text-ink-2">
        10 push-ups, 10 sit-ups, 10 jumping jacks. You chose {formatTimeOfDay(draft.reminderTime)} for
        reminders: after your first day we ask whether to send them.
      </p>
      <ul className="mt-6 grid gap-3">
        {tips.map((tip) => (
          <li key={tip} className="flex gap-3 text-ink-2">
            <Icon name="check" size={20} className="mt-0.5 text-ink" />
            {tip}
          </li>
        ))}
      </ul>
      <StepActions>
        <Button type="submit" look="next" size="large" busy={isStarting} busyText="Starting...">
          Start Day 1 Now!
        </Button>
        <Button look="text" size="large" onClick={onBack}>
          Back
        </Button>
      </StepActions>
      <p role="status" className="mt-3 text-ink-2 empty:mt-0">
        {isStarting &&
          isWaiting &&
          'There is no connection. Day 1 starts by itself as soon as there is one: leave this page open.'}
      </p>
      <div className="mt-6 border-t border-line pt-3">
        <ButtonLink
          to="/premium"
          look="text"
          size="small"
          className="-ml-4 max-tablet:ml-0 max-tablet:w-full"
        >
          Unlock Premium Features
        </ButtonLink>
      </div>
    </StepForm>
  );
}
