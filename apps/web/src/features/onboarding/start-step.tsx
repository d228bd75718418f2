import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { usePremium } from '../../challenge/premium';
import { formatTimeOfDay } from '../../platform/time/time-of-day';
import { Button, ButtonLink } from '../../ui/button';
import { Icon } from '../../ui/icon';
import type { Draft } from './draft';
import { StepActions, StepForm } from './step-form';
import { text } from './text';

type Props = {
  draft: Draft;
  isStarting: boolean;
  /** Whether the start waits for a connection. */
  isWaiting: boolean;
  onStart: () => void;
  onBack: () => void;
};

/** The last step: tips, and the button that starts Day 1. */
export function StartStep({ draft, isStarting, isWaiting, onStart, onBack }: Props) {
  const isPremiumForAll = usePremium()?.isForAll;
  return (
    <StepForm onSubmit={() => !isStarting && onStart()}>
      <p className="text-lg text-ink-2">
        {text.dayOne} {text.reminderChosen({ time: formatTimeOfDay(draft.reminderTime) })}
      </p>
      <ul className="mt-6 grid gap-3">
        <Tip>{text.tips.sets}</Tip>
        <Tip>{text.tips.easier}</Tip>
        <Tip>{text.tips.habit}</Tip>
        <Tip>
          {text.tips.health}{' '}
          <Link to="/terms" className="text-link">
            {text.healthNote}
          </Link>
        </Tip>
      </ul>
      <StepActions>
        <Button type="submit" look="next" size="large" busy={isStarting} busyText={text.starting}>
          {text.start}
        </Button>
        <Button look="text" size="large" onClick={onBack}>
          {text.back}
        </Button>
      </StepActions>
      <p role="status" className="mt-3 text-ink-2 empty:mt-0">
        {isStarting && isWaiting && text.waiting}
      </p>
      {!isPremiumForAll && (
        <div className="mt-6 border-t border-line pt-3">
          <ButtonLink
            to="/premium"
            look="text"
            size="small"
            className="-ml-4 max-tablet:ml-0 max-tablet:w-full"
          >
            {text.unlockPremium}
          </ButtonLink>
        </div>
      )}
    </StepForm>
  );
}

function Tip({ children }: { children: ReactNode }) {
  return (
    <li className="flex gap-3 text-ink-2">
      <Icon name="check" size={20} className="mt-0.5 text-ink" />
      <span className="text-pretty">{children}</span>
    </li>
  );
}
