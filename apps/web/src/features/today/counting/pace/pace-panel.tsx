import { useState } from 'react';
import { classNames } from '../../../../ui/class-names';
import { PressButton } from '../../../../ui/forms/press-button';
import { Icon } from '../../../../ui/icon';
import { text } from '../text';
import { availableKinds, type CountingPace, changePace } from './pace';

/** The look of the parts of the panel, which lie on the field. */
const floating = 'border-[1.5px] border-edge bg-surface text-ink';

/** How much a press changes the speed, in beats a minute. */
const paceStep = 2;

type PaceProps = { pace: CountingPace; isFolded: boolean; onPace: (pace: CountingPace) => void };

/** Who counts, and how fast. After the first reps the panel folds to one row, and a press of the row opens it again. */
export function PacePanel({ pace, isFolded, onPace }: PaceProps) {
  const [isOpen, setOpen] = useState(false);
  const name = text.paces[pace.kind];
  if (isFolded && !isOpen)
    return (
      <PressButton
        aria-expanded={false}
        onPress={() => setOpen(true)}
        className={classNames('count-folded-pace', floating)}
      >
        {pace.kind === 'touch'
          ? text.countByTouch
          : text.paceWithSpeed({ pace: name, perMinute: pace.perMinute })}
        <Icon name="chevron-down" size={15} className="text-ink-3" />
      </PressButton>
    );
  return (
    <div className="count-pace">
      <fieldset aria-label={text.countBy} className={classNames('flex rounded-[14px] p-[3px]', floating)}>
        <span
          aria-hidden="true"
          className="self-center px-2.5 text-sm whitespace-nowrap text-ink-2 @max-[19rem]:hidden"
        >
          {text.countBy}
        </span>
        {availableKinds().map((kind) => (
          <PressButton
            key={kind}
            aria-pressed={pace.kind === kind}
            onPress={() => onPace({ ...pace, kind })}
            className="min-h-11 min-w-0 flex-auto rounded-2 px-1.5 text-md font-[600] text-ink-2 aria-pressed:bg-invert aria-pressed:font-[720] aria-pressed:text-on-invert"
          >
            {text.paces[kind]}
          </PressButton>
        ))}
      </fieldset>
      {pace.kind !== 'touch' && (
        <div
          className={classNames(
            'grid grid-cols-[52px_1fr_52px] items-center rounded-[14px] text-center text-md',
            floating,
          )}
        >
          <PressButton
            aria-label={text.slower}
            className="grid min-h-11.5 place-items-center"
            onPress={() => onPace(changePace(pace, -paceStep))}
          >
            <Icon name="minus" />
          </PressButton>
          <span role="status" className="text-ink-2">
            <b className="text-lg font-[760] text-ink">{pace.perMinute}</b> {text.perMinute}
          </span>
          <PressButton
            aria-label={text.faster}
            className="grid min-h-11.5 place-items-center"
            onPress={() => onPace(changePace(pace, paceStep))}
          >
            <Icon name="plus" />
          </PressButton>
        </div>
      )}
    </div>
  );
}
