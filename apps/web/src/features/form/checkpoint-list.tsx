import { Card } from '../../ui/card';
import type { Checkpoint } from './demonstration';

/** What to look for. The current checkpoint is highlighted. */
export function CheckpointList({ checkpoints, lit }: { checkpoints: readonly Checkpoint[]; lit: number }) {
  return (
    <Card>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2>Checkpoints</h2>
        <p className="text-sm text-ink-3" aria-hidden="true">
          {`${lit + 1} of ${checkpoints.length}`}
        </p>
      </div>
      <ol className="mt-3">
        {checkpoints.map(({ name, text, when }, index) => {
          const isLit = index === lit;
          return (
            <li
              key={name}
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
                <p className="mt-0.5 text-md text-ink-2">{text}</p>
                <p className="mt-0.5 text-[0.8125rem] font-[560] text-ink-3">
                  {when}
                  {isLit && <span aria-hidden="true">, now</span>}
                </p>
              </div>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
