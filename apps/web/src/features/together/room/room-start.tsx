import type { Room } from '@hundred/contract/together/rooms';
import { useApi } from '../../../platform/session';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { classNames } from '../../../ui/class-names';
import { useHeldFocus } from '../../../ui/focus/use-held-focus';
import { useGroupAction } from '../groups/group-action';
import { useIsOffline } from '../groups/offline-line';
import { type Countdown, useCountdown } from './countdown';
import { text } from './text';

/** Shows who is ready and then the countdown; renders nothing once the workout has begun. */
export function RoomStart({ room }: { room: Room }) {
  const count = useCountdown(room.startsAt);
  const focusProps = useHeldFocus();
  return (
    // Takes no room in the column while it is empty.
    <div {...focusProps} className="empty:absolute">
      {count !== 'begun' && (
        <Card aria-label={text.beforeStart}>{count ? <Count count={count} /> : <Ready room={room} />}</Card>
      )}
    </div>
  );
}

function Ready({ room }: { room: Room }) {
  const api = useApi();
  const isAway = useIsOffline();
  const me = room.members.find(({ isMe }) => isMe);
  const here = room.members.filter(({ isPresent }) => isPresent);
  const ready = here.filter(({ isReady }) => isReady).length;
  const changingReady = useGroupAction(
    (isReady: boolean) => api.put(`/rooms/${room.id}/me`, { ready: isReady }),
    () => {},
  );
  const beginAction = useGroupAction(
    () => api.post(`/rooms/${room.id}/begin`),
    () => {},
  );
  const isReady = changingReady.isPending ? changingReady.variables : me?.isReady === true;
  return (
    <>
      <h2 aria-live="polite">{text.readyCount({ ready, here: here.length })}</h2>
      <p className="mt-1 mb-4 text-md text-ink-2">
        {room.mayBegin ? text.startsWhenReadyOrPressed : text.startsWhenReady}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          look={isReady ? 'ink' : 'line'}
          className="flex-1 tablet:min-w-44 tablet:flex-none"
          aria-pressed={isReady}
          disabled={isAway}
          {...(isReady && { icon: 'check' as const })}
          onClick={() => changingReady.mutate(!isReady)}
        >
          {isReady ? text.saidReady : text.sayReady}
        </Button>
        {room.mayBegin && (
          <Button disabled={isAway} busy={beginAction.isPending} onClick={() => beginAction.mutate()}>
            {text.startNow}
          </Button>
        )}
      </div>
    </>
  );
}

const figures = [3, 2, 1] as const;
type Figure = (typeof figures)[number];

function figureLook(figure: Figure, count: Figure | 'waiting'): string {
  if (figure === count) return 'bg-invert text-on-invert';
  const isOver = count !== 'waiting' && figure > count;
  return isOver ? 'bg-sunk text-ink-3' : 'text-ink-3 inset-ring-[1.5px] inset-ring-edge';
}

function Count({ count }: { count: Exclude<Countdown, 'begun'> }) {
  return (
    <div className="mx-auto grid max-w-[330px] grid-cols-3 gap-2.5">
      <p role="status" className="sr-only">
        {count === 'waiting' ? text.startsSoon : count}
      </p>
      {figures.map((figure) => (
        <span
          key={figure}
          aria-hidden="true"
          className={classNames(
            'numeral grid aspect-square place-items-center rounded-[20%] text-[3.25rem]',
            figureLook(figure, count),
          )}
        >
          {figure}
        </span>
      ))}
    </div>
  );
}
