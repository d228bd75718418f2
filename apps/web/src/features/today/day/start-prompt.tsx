import { ButtonLink } from '../../../ui/button';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { HundredGrid } from '../../../ui/hundred-grid/hundred-grid';
import { text } from './text/start';

/** Shown to a person who has not started yet. */
export default function StartPrompt() {
  return (
    <EmptyState
      title={text.title}
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
          {text.start}
        </ButtonLink>
      }
    >
      {text.rule}
    </EmptyState>
  );
}
