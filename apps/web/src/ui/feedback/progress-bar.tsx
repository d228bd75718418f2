import { classNames } from '../class-names';

type Tone = 'ink' | 'done' | 'quiet';

const fills: Record<Tone, string> = { ink: 'bg-ink', done: 'bg-done', quiet: 'bg-ink-3' };

type Props = {
  label: string;
  value: number;
  max?: number;
  text?: string;
  tone?: Tone;
  thin?: boolean;
  className?: string;
};

export function ProgressBar({ label, value, max = 100, text, tone = 'ink', thin = false, className }: Props) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(value, max)}
      aria-valuetext={text}
      className={classNames('overflow-hidden rounded-[3px] bg-sunk', thin ? 'h-1.5' : 'h-2', className)}
    >
      <div
        className={classNames(
          'h-full rounded-[3px] transition-[width] duration-(--duration-fill) ease-out',
          fills[tone],
          share > 0 && 'min-w-2',
        )}
        style={{ width: `${share * 100}%` }}
      />
    </div>
  );
}

/** A bar of three parts, each done or not, for the exercises of a day. */
export function PartsBar({ label, done, className }: { label: string; done: number; className?: string }) {
  return (
    <div role="img" aria-label={label} className={classNames('flex gap-1.5 max-tablet:gap-1', className)}>
      {[0, 1, 2].map((index) => (
        <span key={index} className="h-2 flex-1 overflow-hidden rounded-[3px] bg-sunk">
          <span
            className={classNames(
              'block h-full origin-left bg-done transition-transform duration-(--duration-fill) ease-out',
              index >= done && 'scale-x-0',
            )}
          />
        </span>
      ))}
    </div>
  );
}
