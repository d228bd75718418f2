import { centuryClubPaths, type PathId, pathIds } from '@hundred/domain/century-club/paths';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../ui/button';
import { toast } from '../../ui/toast-store';
import { type Badge, useChoosePath } from './choose-path';
import { PathCard } from './path-card';

type Props = {
  /** What stands below the words, such as Share. */
  actions?: ReactNode;
  onJoined: (newBadges: readonly Badge[]) => void;
  /** Where there is something to go back to: a season that is finished. */
  onBack?: () => void;
};

/** Stands in place of the dashboard once Day 100 is done, until a path is chosen. */
export default function PathChooser({ actions, onJoined, onBack }: Props) {
  const [chosen, setChosen] = useState<PathId>();
  const choosing = useChoosePath(onJoined);
  const title = useRef<HTMLHeadingElement>(null);
  const group = useId();
  // It takes the place of a page that somebody may be in the middle of.
  useEffect(() => {
    scrollTo(0, 0);
    title.current?.focus({ preventScroll: true });
  }, []);

  function start(event: FormEvent) {
    event.preventDefault();
    if (choosing.isPending) return;
    if (chosen) choosing.mutate(chosen);
    else toast('Please select a path first', 'warning');
  }

  return (
    <form onSubmit={start} aria-labelledby={`${group}-title`}>
      <p className="mb-3.5 inline-flex min-h-8 items-center rounded-[8px] bg-invert px-3 text-sm font-[680] text-on-invert">
        Season 2
      </p>
      <h1 ref={title} id={`${group}-title`} tabIndex={-1}>
        The Century Club
      </h1>
      <p className="mt-3 max-w-[56ch] text-lg leading-[1.4] text-balance text-ink-2 max-tablet:text-md">
        A hundred days are done, and they stay yours. A hundred new ones wait on the path you choose.
      </p>
      {actions && <div className="mt-5">{actions}</div>}
      <fieldset className="mt-8 max-tablet:mt-6">
        <legend className="sr-only">Path</legend>
        <div className="grid gap-4 max-tablet:gap-3 desktop:grid-cols-3">
          {pathIds.map((id) => (
            <PathCard
              key={id}
              path={centuryClubPaths[id]}
              group={group}
              isChosen={chosen === id}
              onChoose={() => setChosen(id)}
            />
          ))}
        </div>
      </fieldset>
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4 max-tablet:mt-6">
        <Button
          type="submit"
          look="next"
          size="large"
          busy={choosing.isPending}
          busyText="Joining..."
          className="max-tablet:w-full"
        >
          Start Season 2
        </Button>
        {onBack && (
          <Button look="text" size="large" onClick={onBack} className="max-tablet:w-full">
            Not now
          </Button>
        )}
        <p className="max-w-[44ch] text-sm text-ink-2">
          Your streak and your reps go on. You can change the path later, or{' '}
          <Link to="/settings" className="text-link">
            restart from Day 1 in Settings
          </Link>
          .
        </p>
      </div>
    </form>
  );
}
