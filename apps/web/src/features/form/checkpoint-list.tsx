import { Card } from '../../ui/card';
import type { Checkpoint } from './demonstration';
import { text } from './text/text';

type Props = {
  checkpoints: readonly Checkpoint[];
  /** The index of the current checkpoint, which is highlighted. */
  litIndex: number;
};

/** What to look for. Screen readers hear the current checkpoint from the view when the person steps. */
export function CheckpointList({ checkpoints, litIndex }: Props) {
  return (
    <Card>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2>{text.checkpoints}</h2>
        <p className="text-sm text-ink-3" aria-hidden="true">
          {text.place({ number: litIndex + 1, total: checkpoints.length })}
        </p>
      </div>
      <ol className="mt-3">
        {checkpoints.map(({ name, text: description, when, phases }, index) => {
          const isLit = index === litIndex;
          return (
            <li
              key={phases.join()}
              className="grid grid-cols-[2rem_1fr] items-start gap-3.5 border-line py-3.5 not-first:border-t"
            >
              <span
                aria-hidden="true"
                className={`grid size-8 place-items-center rounded-[9px] leading-none font-[740] ${
                  isLit ? 'bg-accent text-on-accent' : 'inset-ring-[1.5px] inset-ring-edge'
                }`}
              >
                {index + 1}
              </span>
              <div>
                <p className="leading-tight font-[660]">{name}</p>
                <p className="mt-0.5 text-md text-ink-2">{description}</p>
                <p className="mt-0.5 text-[0.8125rem] font-[560] text-ink-3">
                  <span aria-hidden="true">{isLit ? text.now({ when }) : when}</span>
                  <span className="sr-only">{when}</span>
                </p>
              </div>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
