import { type ReactNode, useId } from 'react';
import { Button, ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/icon';
import { text } from './text/coach';
import type { TipText } from './tip-text';

type Props = {
  tip: TipText;
  /** Called when the person wants no tips of this kind. Absent in an example, whose figures are invented. */
  onSilence?: () => void;
  /** Called when the person follows the link of the action. */
  onTry?: () => void;
  /** The line above the title of the tip of the day. A card with a label is shown larger. */
  label?: ReactNode;
};

/** From this window width on the reason of the tip of the day is open. In CSS pixels. */
const widthForOpenReason = 1120;

/** One tip: its text, its figures, its reason and one action. */
export function TipCard({ tip, onSilence, onTry, label }: Props) {
  const { says, more, figures, why, action } = tip;
  const titleId = useId();
  const isTipOfDay = label !== undefined;
  const isExample = onSilence === undefined;
  return (
    <Card
      aria-labelledby={titleId}
      // An example has the page for itself: its figures stand beside its words.
      className={
        isExample ? 'grid wide:grid-cols-[minmax(0,1fr)_minmax(0,28rem)] wide:gap-x-12' : 'flex flex-col'
      }
    >
      {label}
      <h2
        id={titleId}
        className={
          isTipOfDay
            ? 'mt-3 max-w-[22ch] text-[clamp(1.5rem,1.1rem+1.7vw,2.25rem)] leading-[1.15] text-balance'
            : 'text-lg'
        }
      >
        {says}
      </h2>
      <p className="mt-2 text-ink-2">{more}</p>
      {figures.length > 0 && <Figures figures={figures} isLarge={isTipOfDay} isBesideText={isExample} />}
      <Reason isTipOfDay={isTipOfDay}>{why}</Reason>
      {!isExample && (
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-1 pt-4">
          <ButtonLink
            to={action.to}
            {...(onTry && { onClick: onTry })}
            {...(isTipOfDay ? { look: 'ink' } : { size: 'small' })}
          >
            {action.name}
          </ButtonLink>
          <Button look="text" size="small" onClick={onSilence}>
            {text.notForMe}
          </Button>
        </div>
      )}
    </Card>
  );
}

type FiguresProps = { figures: TipText['figures']; isLarge: boolean; isBesideText: boolean };

function Figures({ figures, isLarge, isBesideText }: FiguresProps) {
  return (
    <dl
      className={classNames(
        'mt-4 flex flex-wrap gap-x-8 gap-y-3',
        isBesideText &&
          'wide:col-start-2 wide:row-span-4 wide:row-start-1 wide:mt-0 wide:content-center wide:gap-x-12 wide:border-l wide:border-line wide:pl-12',
      )}
    >
      {figures.map(({ name, value, note }, index) => (
        <div key={name}>
          <dt className="label">{name}</dt>
          <dd className="mt-1">
            <span
              // The first figure is the subject of the tip; the others are what it is compared with.
              className={classNames(
                'numeral',
                isLarge ? 'text-numeral-md' : 'text-numeral-sm',
                index > 0 && 'text-ink-3',
              )}
            >
              {value}
            </span>
            {note && <span className="ml-2 text-sm text-ink-2">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Reason({ isTipOfDay, children }: { isTipOfDay: boolean; children: string }) {
  return (
    <details open={isTipOfDay && innerWidth >= widthForOpenReason} className="group mt-3 last:not-open:-mb-3">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 text-sm font-[600] text-ink-2 hover:text-ink">
        {text.why}
        <Icon name="chevron-down" size={18} className="group-open:rotate-180" />
      </summary>
      <p className="max-w-[60ch] border-l-[3px] border-edge pl-3 text-sm text-ink-2">{children}</p>
    </details>
  );
}
