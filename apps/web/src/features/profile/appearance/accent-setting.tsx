import { useCan } from '../../../challenge/premium';
import { PremiumLine } from '../../../challenge/premium-line';
import { accents, chooseAccent, useAccent } from '../../../platform/look/accent';
import { classNames } from '../../../ui/class-names';
import { RadioLabel } from '../../../ui/forms/radio-label';
import { text } from '../text';

/** The accent color. Without Premium all six are visible and none can be chosen. */
export function AccentSetting() {
  const canUse = useCan()('themes');
  const chosen = useAccent();
  return (
    <>
      <fieldset disabled={!canUse} className="mt-5 min-w-0">
        <legend className="font-[640]">{text.accent}</legend>
        <p className="mt-0.5 mb-3 text-sm text-ink-2">{text.accentHint}</p>
        <div className="grid grid-cols-3 gap-2 max-phone:grid-cols-2">
          {accents.map((accent) => (
            <RadioLabel
              key={accent}
              group="accent"
              value={accent}
              isChosen={accent === chosen}
              onChoose={() => chooseAccent(accent)}
              className={classNames(
                'grid min-h-19 content-center justify-items-center gap-1.5 rounded-2 bg-surface text-[0.8125rem]',
                accent === chosen
                  ? 'font-[700] inset-ring-[2.5px] inset-ring-ink'
                  : 'font-[580] inset-ring-[1.5px] in-disabled:text-ink-2',
                accent !== chosen && (canUse ? 'inset-ring-edge' : 'inset-ring-line'),
              )}
            >
              <span aria-hidden="true" data-accent={accent} className="size-7 rounded-[7px] bg-accent" />
              {text.accents[accent]}
            </RadioLabel>
          ))}
        </div>
      </fieldset>
      {canUse === false && (
        <div className="mt-3">
          <PremiumLine>{text.accentsLocked}</PremiumLine>
        </div>
      )}
    </>
  );
}
