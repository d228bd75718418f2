import { type Cheer, cheers } from '@hundred/domain/together/cheers';
import { useApi } from '../../platform/session';
import { TitledCard } from '../../ui/titled-card';
import { CheerDrawing } from './cheer-drawing';
import { useGroupAction } from './groups/group-action';
import { useIsOffline } from './groups/needs-connection-line';
import { text } from './text/page';

/** Five fixed cheers, because members cannot write to each other. */
export function CheerCard({ room }: { room: string }) {
  const api = useApi();
  const isOffline = useIsOffline();
  const cheerAction = useGroupAction(
    (cheer: Cheer) => api.post(`/rooms/${room}/cheer`, { cheer }),
    () => {},
  );
  return (
    <TitledCard title={text.cheer}>
      <p className="-mt-2 mb-3 text-sm text-ink-3">{text.cheerHint}</p>
      <div className="grid grid-cols-5 gap-1.5 max-tablet:grid-cols-3 max-phone:grid-cols-2 desktop:max-vast:grid-cols-3">
        {cheers.map((cheer) => (
          <button
            key={cheer}
            type="button"
            disabled={isOffline}
            onClick={() => cheerAction.mutate(cheer)}
            className="grid content-start justify-items-center gap-1.5 px-1 py-2.5 rounded-2 border-[1.5px] border-edge text-center text-xs leading-tight font-[600] font-stretch-[86%] hover:bg-sunk/60 disabled:opacity-55"
          >
            <CheerDrawing cheer={cheer} className="size-7.5" />
            {text.cheers[cheer]}
          </button>
        ))}
      </div>
    </TitledCard>
  );
}
