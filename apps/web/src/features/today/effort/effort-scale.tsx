import { type Effort, efforts } from '@hundred/domain/days/effort';
import { classNames } from '../../../ui/class-names';
import { text } from './text';

type ButtonsProps = {
  chosen: Effort | null;
  onChoose: (effort: Effort) => void;
  /** Flat buttons have no picture. */
  look: 'flat' | 'tall';
};

/** Five buttons for one tap. */
export function EffortButtons({ chosen, onChoose, look }: ButtonsProps) {
  const isFlat = look === 'flat';
  return (
    <div className={isFlat ? 'grid grid-cols-5 gap-1.5' : 'grid grid-cols-5 gap-2'}>
      {efforts.map((effort) => (
        <button
          key={effort}
          type="button"
          aria-pressed={effort === chosen}
          aria-label={text.effort({ effort })}
          onClick={() => onChoose(effort)}
          className={classNames(
            'rounded-2 border-[1.5px]',
            isFlat
              ? 'min-h-12 text-lg font-[740]'
              : 'grid min-h-18 place-items-center content-center gap-2 font-[720]',
            effort === chosen ? 'border-invert bg-invert text-on-invert' : 'border-edge hover:bg-sunk',
          )}
        >
          {!isFlat && <Bars effort={effort} />}
          {effort}
        </button>
      ))}
    </div>
  );
}

type ScaleProps = Omit<ButtonsProps, 'look'> & { labelledBy: string };

/** The buttons with pictures, and what the lowest and the highest one mean. */
export function EffortScale({ chosen, onChoose, labelledBy }: ScaleProps) {
  return (
    <fieldset aria-labelledby={labelledBy} className="mt-3">
      <EffortButtons chosen={chosen} onChoose={onChoose} look="tall" />
      <p aria-hidden="true" className="mt-2 flex justify-between text-sm text-ink-2">
        <span>{text.easiest}</span>
        <span>{text.hardest}</span>
      </p>
    </fieldset>
  );
}

function Bars({ effort }: { effort: Effort }) {
  return (
    <svg viewBox="0 0 30 22" width={30} height={22} aria-hidden="true" className="fill-current">
      {efforts.map((bar) => (
        <rect
          key={bar}
          x={6.2 * (bar - 1)}
          y={20 - 4 * bar}
          width={5}
          height={2 + 4 * bar}
          rx={1.5}
          opacity={bar <= effort ? 1 : 0.25}
        />
      ))}
    </svg>
  );
}
