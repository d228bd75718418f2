import { placeOfZone } from '../../platform/time/browser-zone';
import { Card } from '../../ui/card';
import { lazyPart } from '../../ui/feedback/lazy-part';
import type { Move } from './declined-zone';
import { text } from './text/question';

/** Loaded on demand, because most people are at home. The placeholder is as large as the two buttons. */
const MoveButtons = lazyPart(() => import('./move-buttons'), { waiting: <div className="h-11 w-72" /> });

/** Asks whether the days should move. Not loaded on demand, because a card that arrives later would push the day down. */
export function MoveCard({ move, onDecline }: { move: Move; onDecline: () => void }) {
  return (
    <Card
      tone="open"
      aria-labelledby="zone-question"
      className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-3"
    >
      <div className="flex-1 basis-80">
        <h2 id="zone-question" className="text-lg">
          {text.question({ place: placeOfZone(move.to) })}
        </h2>
        <p className="mt-1 text-ink-2">{text.explanation({ place: placeOfZone(move.from) })}</p>
      </div>
      <MoveButtons move={move} onDecline={onDecline} />
    </Card>
  );
}
