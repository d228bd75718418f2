import type { Room } from '@hundred/contract/together/rooms';
import { useApi } from '../../../platform/session';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { classNames } from '../../../ui/class-names';
import { useHeldFocus } from '../../../ui/focus/use-held-focus';
import { useGroupAction } from '../groups/group-action';
import { useIsOffline } from '../groups/needs-connection-line';
import { type Countdown, useCountdown } from './countdown';
import { text } from './text';

/** Shows who is ready and then the countdown; renders nothing once the workout has begun. */
export function RoomStart({ room }: { room: Room }) {
  const countdown = useCountdown(room.startsAt);
  const focusProps = useHeldFocus();
  return (
    // While it is empty, it takes no space in the column.
    <div {...focusProps} className="empty:absolute">
      {countdown !== 'begun' && (
        <Card aria-label={text.beforeStart}>
          {countdown ? <CountdownNumbers countdown={countdown} /> : <WhoIsReady room={room} />}
        </Card>
      )}
    </div>
  );
}

function WhoIsReady({ room }: { room: Room }) {
  const api = useApi();
  const isOffline = useIsOffline();
  const me = room.members.find(({ isMe }) => isMe);
  const present = room.members.filter(({ isPresent }) => isPresent);
  const readyCount = present.filter(({ isReady }) => isReady).length;
  const readyAction = useGroupAction(
    (isReady: boolean) => api.put(`/rooms/${room.id}/me`, { ready: isReady }),
    () => {},
  );
  const beginAction = useGroupAction(
    () => api.post(`/rooms/${room.id}/begin`),
    () => {},
  );
  const isReady = readyAction.isPending ? readyAction.variables : me?.isReady === true;
  return (
    <>
      <h2 aria-live="polite">{text.readyCount({ ready: readyCount, here: present.length })}</h2>
      <p className="mt-1 mb-4 text-md text-ink-2">
        {room.mayBegin ? text.startsWhenReadyOrPressed : text.startsWhenReady}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          look={isReady ? 'line' : 'ink'}
          className={classNames('flex-1 tablet:min-w-44 tablet:flex-none', isReady && 'bg-sunk')}
          aria-pressed={isReady}
          disabled={isOffline}
          {...(isReady && { icon: 'check' as const })}
          onClick={() => readyAction.mutate(!isReady)}
        >
          {isReady ? text.saidReady : text.sayReady}
        </Button>
        {room.mayBegin && (
          <Button disabled={isOffline} busy={beginAction.isPending} onClick={() => beginAction.mutate()}>
            {text.startNow}
          </Button>
        )}
      </div>
    </>
  );
}

const numbers = [3, 2, 1] as const;
type CountdownNumber = (typeof numbers)[number];

function numberLook(number: CountdownNumber, countdown: CountdownNumber | 'waiting'): string {
  if (number === countdown) return 'bg-invert text-on-invert';
  const isOver = countdown !== 'waiting' && number > countdown;
  return isOver ? 'bg-sunk text-ink-3' : 'text-ink-3 inset-ring-[1.5px] inset-ring-edge';
}

function CountdownNumbers({ countdown }: { countdown: Exclude<Countdown, 'begun'> }) {
  return (
    <div className="mx-auto grid max-w-[330px] grid-cols-3 gap-2.5">
      <p role="status" className="sr-only">
        {countdown === 'waiting' ? text.startsSoon : countdown}
      </p>
      {numbers.map((number) => (
        <span
          key={number}
          aria-hidden="true"
          className={classNames(
            'numeral grid aspect-square place-items-center rounded-[20%] text-[3.25rem]',
            numberLook(number, countdown),
          )}
        >
          {number}
        </span>
      ))}
    </div>
  );
}
