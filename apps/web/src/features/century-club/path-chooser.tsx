import { centuryClubPaths, type PathId, pathIds } from '@hundred/domain/century-club/paths';
import { type FormEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { endQuietTime } from '../../platform/time/quiet-time';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { toast } from '../../ui/feedback/toast-store';
import { type NewBadge, useChoosePath } from './choose-path';
import { PathCard } from './path-card';
import { text } from './text';

type Props = {
  /** Content below the text, beside it on wide screens, such as Share. */
  actions?: ReactNode;
  onJoined: (newBadges: readonly NewBadge[]) => void;
  /** Set if there is something to go back to: a finished season. */
  onBack?: () => void;
  /**
   * The chooser stands beside the celebration of Day 100. There it has less room, and its button is not orange, because
   * the flag of the celebration is.
   */
  isBeside?: boolean;
};

/** Replaces the dashboard once Day 100 is done, until a path is chosen. */
export default function PathChooser({ actions, onJoined, onBack, isBeside = false }: Props) {
  const [chosenPath, setChosenPath] = useState<PathId>();
  const chooseMutation = useChoosePath(onJoined);
  const heading = useRef<HTMLHeadingElement>(null);
  const group = useId();
  const titleId = `${group}-title`;
  // The chooser may replace a page that the person is using, so its title takes the focus.
  useEffect(() => {
    if (isBeside) return;
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [isBeside]);

  function start(event: FormEvent) {
    event.preventDefault();
    if (chooseMutation.isPending) return;
    // The person goes on from the celebration, so the message about the choice is shown at once.
    endQuietTime();
    if (chosenPath) chooseMutation.mutate(chosenPath);
    else toast(text.selectPath, 'warning');
  }

  return (
    <form onSubmit={start} aria-labelledby={titleId}>
      {isBeside ? (
        <SmallHead titleId={titleId} />
      ) : (
        <LargeHead titleId={titleId} heading={heading}>
          {actions}
        </LargeHead>
      )}
      <fieldset className={isBeside ? '' : 'mt-8 max-tablet:mt-6'}>
        <legend className="sr-only">{text.path}</legend>
        {!isBeside && <p className="mb-3 text-ink-2 max-tablet:mb-2">{text.figures}</p>}
        <div
          className={
            isBeside
              ? 'grid gap-3 min-[75rem]:max-[100rem]:gap-2'
              : 'grid gap-4 max-tablet:gap-3 desktop:grid-cols-3'
          }
        >
          {pathIds.map((id) => (
            <PathCard
              key={id}
              path={centuryClubPaths[id]}
              group={group}
              isChosen={chosenPath === id}
              onChoose={() => setChosenPath(id)}
              isSmall={isBeside}
            />
          ))}
        </div>
      </fieldset>
      <Buttons isBeside={isBeside} isJoining={chooseMutation.isPending} onBack={onBack} />
    </form>
  );
}

/** The head beside the celebration. */
function SmallHead({ titleId }: { titleId: string }) {
  return (
    <>
      <p className="label max-[75rem]:hidden">{text.season2}</p>
      <h2 id={titleId} className="text-[1.5rem] min-[75rem]:text-[1.875rem]">
        {text.title}
      </h2>
      <p className="mt-1 mb-4 text-md leading-[1.4] text-ink-2 min-[75rem]:mb-3">{text.ledeBeside}</p>
    </>
  );
}

type HeadProps = { titleId: string; heading: RefObject<HTMLHeadingElement | null>; children: ReactNode };

/** The head where the choice is the whole page. */
function LargeHead({ titleId, heading, children }: HeadProps) {
  return (
    <div className="items-end justify-between gap-8 desktop:flex">
      <div>
        <p className="mb-3.5 inline-flex min-h-8 items-center rounded-[8px] bg-invert px-3 text-sm font-[680] text-on-invert">
          {text.season2}
        </p>
        <h1 ref={heading} id={titleId} tabIndex={-1}>
          {text.title}
        </h1>
        <p className="mt-3 max-w-[56ch] text-lg leading-[1.4] text-balance text-ink-2 max-desktop:mb-5 max-tablet:text-md">
          {text.lede}
        </p>
      </div>
      {children}
    </div>
  );
}

type ButtonsProps = { isBeside: boolean; isJoining: boolean; onBack: (() => void) | undefined };

function Buttons({ isBeside, isJoining, onBack }: ButtonsProps) {
  return (
    <div
      className={classNames(
        'flex flex-wrap items-center gap-y-4',
        isBeside ? 'mt-4 gap-x-3 min-[75rem]:mt-3' : 'mt-8 gap-x-6 max-tablet:mt-6',
      )}
    >
      <Button
        type="submit"
        look={isBeside ? 'ink' : 'next'}
        size="large"
        busy={isJoining}
        busyText={text.joining}
        className={isBeside ? 'min-h-14 flex-1' : 'max-tablet:w-full'}
      >
        {text.start}
      </Button>
      {onBack && (
        <Button look="text" size="large" onClick={onBack} className={isBeside ? 'px-6' : 'max-tablet:w-full'}>
          {text.notNow}
        </Button>
      )}
      {!isBeside && (
        <p className="max-w-[64ch] text-sm text-ink-2">
          {text.whatStays}{' '}
          <Link to="/settings" className="text-link block w-fit">
            {text.restartInSettings}
          </Link>
        </p>
      )}
    </div>
  );
}
