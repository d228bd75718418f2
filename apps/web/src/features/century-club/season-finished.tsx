import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { text } from './text';

type Props = { onChooseAgain: () => void; onRestart: () => void };

/** A path is completed: offers two ways to continue, neither of which takes anything away. */
export default function SeasonFinished({ onChooseAgain, onRestart }: Props) {
  return (
    <Card tone="open" aria-labelledby="season-finished" className="mt-6">
      <h2 id="season-finished" className="text-lg">
        {text.finished}
      </h2>
      <p className="mt-1 max-w-[56ch] text-ink-2">{text.finishedLede}</p>
      <div className="mt-4 flex flex-wrap gap-3 max-tablet:flex-col">
        <Button onClick={onChooseAgain}>{text.chooseAgain}</Button>
        <Button look="text" onClick={onRestart}>
          {text.restart}
        </Button>
      </div>
    </Card>
  );
}
