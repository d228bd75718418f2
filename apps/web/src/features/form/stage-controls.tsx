import { classNames } from '../../ui/class-names';
import { IconFrame } from '../../ui/icon';
import type { Playback } from './playback';
import { text } from './text/text';

/** Icons that only this page uses, because every page loads the common ones. */
const glyphs = {
  back: 'M17.5 5.5 9 12l8.5 6.5zM6.2 5.5v13',
  forward: 'M6.5 5.5 15 12l-8.5 6.5zM17.8 5.5v13',
  play: 'M8 5.5v13L18.5 12z',
  pause: 'M9 5.5v13M15 5.5v13',
};

function Glyph({ name }: { name: keyof typeof glyphs }) {
  return (
    <IconFrame>
      <path d={glyphs[name]} {...(name === 'pause' && { strokeWidth: 3 })} />
    </IconFrame>
  );
}

const squareClasses = 'grid size-12 flex-none place-items-center rounded-2';

function StepButton({
  name,
  glyph,
  onClick,
}: {
  name: string;
  glyph: keyof typeof glyphs;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={name}
      onClick={onClick}
      className={classNames(squareClasses, 'inset-ring-[1.5px] inset-ring-edge hover:bg-sunk/60')}
    >
      <Glyph name={glyph} />
    </button>
  );
}

type Props = { playback: Playback; poseName: string; onStep: (direction: 1 | -1) => void };

/** Pause, step, slow and seek. With reduced motion there are only the steps. */
export function StageControls({ playback, poseName, onStep }: Props) {
  const { isStill, isPlaying, isSlow, seconds, cycle } = playback;
  return (
    <div className="flex flex-wrap items-center gap-2 border-t border-line px-5 py-3.5 max-tablet:px-3">
      <StepButton name={text.stepBack} glyph="back" onClick={() => onStep(-1)} />
      {!isStill && (
        <button
          type="button"
          aria-label={isPlaying ? text.pause : text.play}
          onClick={playback.toggle}
          className={classNames(squareClasses, 'bg-invert text-on-invert hover:bg-invert/88')}
        >
          <Glyph name={isPlaying ? 'pause' : 'play'} />
        </button>
      )}
      <StepButton name={text.stepForward} glyph="forward" onClick={() => onStep(1)} />
      {!isStill && (
        <>
          <button
            type="button"
            aria-pressed={isSlow}
            onClick={playback.toggleSlow}
            className="order-2 min-h-12 rounded-2 px-4 text-sm font-[640] inset-ring-[1.5px] inset-ring-edge hover:bg-sunk/60 aria-pressed:bg-invert aria-pressed:text-on-invert aria-pressed:inset-ring-transparent max-tablet:order-none max-tablet:ml-auto"
          >
            {text.slow}
          </button>
          <input
            type="range"
            aria-label={text.position}
            aria-valuetext={poseName}
            min={0}
            max={Math.round(cycle * 100)}
            value={Math.round(seconds * 100)}
            // In hundredths of a second. The end of the cycle is its start again, so the slider stops just before it.
            onChange={({ target }) => playback.goTo(Math.min(Number(target.value) / 100, cycle - 0.001))}
            className="mx-3 h-12 min-w-0 flex-1 accent-ink max-tablet:basis-full"
          />
        </>
      )}
    </div>
  );
}
