import { ButtonLink } from '../../../ui/button';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { HundredGrid } from '../../../ui/hundred-grid/hundred-grid';

/** Shown to a person who has not started yet. */
export function StartPrompt() {
  return (
    <EmptyState
      title="Ready to Start Your 100 Day Challenge?"
      headingLevel={1}
      drawing={
        <HundredGrid
          days={{ today: 1, todayDone: false, streak: 0 }}
          show="row"
          className="w-60 max-w-full"
        />
      }
      action={
        <ButtonLink look="next" size="large" to="/onboarding">
          Start the challenge
        </ButtonLink>
      }
    >
      Day 1 is 10 reps of each exercise. Every day adds one.
    </EmptyState>
  );
}
