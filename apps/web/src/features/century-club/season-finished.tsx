import { Button } from '../../ui/button';
import { Card } from '../../ui/card';

type Props = { onChooseAgain: () => void; onRestart: () => void };

/** A path is completed: offers two ways to continue, neither of which takes anything away. */
export default function SeasonFinished({ onChooseAgain, onRestart }: Props) {
  return (
    <Card tone="open" aria-labelledby="season-finished" className="mt-6">
      <h2 id="season-finished" className="text-lg">
        Season 2 is finished
      </h2>
      <p className="mt-1 max-w-[56ch] text-ink-2">
        All of its days are kept. Go another hundred on any path, or begin again with ten reps.
      </p>
      <div className="mt-4 flex flex-wrap gap-3 max-tablet:flex-col">
        <Button onClick={onChooseAgain}>Choose a path again</Button>
        <Button look="text" onClick={onRestart}>
          Restart from Day 1
        </Button>
      </div>
    </Card>
  );
}
