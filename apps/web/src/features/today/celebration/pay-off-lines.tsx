import { mostLines, type PayOff } from '@hundred/domain/today/pay-off';
import type { ReactNode } from 'react';
import { BadgeMedallion } from '../../../ui/badges/badge-medallion';
import { Icon, type IconName } from '../../../ui/icon';
import { payOffText } from './pay-off-text';
import { appearsAt } from './stage-delay';
import { text } from './text';
import type { ShownPayOff } from './use-pay-off';

type Props = ShownPayOff & {
  /** When the first line appears, in milliseconds. */
  delay: number;
};

/** The time between the appearance of two lines. */
export const lineStepMs = 80;

/** What the completed day changed. Bars hold the place of the lines until all of them are known. */
export function PayOffLines({ lines, isUnsent, isPending, delay }: Props) {
  if (isPending)
    return (
      <div aria-hidden="true" className="border-t border-line">
        {Array.from({ length: mostLines }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the bars are all the same
          <div key={index} className={lineClasses}>
            <span className="col-span-full h-5 w-3/5 animate-skeleton rounded-1 bg-sunk" />
          </div>
        ))}
      </div>
    );
  // The line "saved" comes first.
  const linesBefore = isUnsent ? 1 : 0;
  return (
    <ul aria-label={text.changes} className="border-t border-line">
      {isUnsent && (
        <Line picture={<Icon name="check" />} delay={delay}>
          <b className="font-[700] text-ink">{text.saved}</b>
        </Line>
      )}
      {lines.map((line, index) => {
        const { strong, rest } = payOffText(line);
        return (
          <Line key={line.kind} picture={pictureOf(line)} delay={delay + lineStepMs * (linesBefore + index)}>
            <b className="font-[700] text-ink">{strong}</b> {rest}
            {line.kind === 'passed' && <PlacesWon count={line.places} />}
          </Line>
        );
      })}
    </ul>
  );
}

const lineClasses =
  'grid min-h-11.5 grid-cols-[1.75rem_minmax(0,1fr)] items-center gap-x-3.5 border-b border-line py-1 leading-snug text-ink-2 short:min-h-10.5 short:py-0 short:text-md short:leading-tight desktop:min-h-13 lying:min-h-10.5 lying:text-md lying:leading-tight';

function Line({ picture, delay, children }: { picture: ReactNode; delay: number; children: ReactNode }) {
  return (
    <li className={`stage-in ${lineClasses}`} style={appearsAt(delay)}>
      <span className="grid place-items-center text-ink-2">{picture}</span>
      <span className="relative min-w-0 text-pretty">{children}</span>
    </li>
  );
}

function PlacesWon({ count }: { count: number }) {
  return (
    <span className="absolute top-1/2 right-0 inline-flex -translate-y-1/2 items-center gap-1 bg-(--ground) pl-2 text-sm font-[680] text-done-ink">
      <svg width={10} height={10} viewBox="0 0 9 9" aria-hidden="true" className="fill-current">
        <path d="M4.5.8 8.6 8H.4z" />
      </svg>
      <span className="sr-only">{text.up}</span> {count}
    </span>
  );
}

const icons: Record<Exclude<PayOff['kind'], 'badge'>, IconName> = {
  passed: 'podium',
  team: 'together',
  best: 'chart',
  goal: 'check',
  streak: 'chart',
};

function pictureOf(line: PayOff): ReactNode {
  if (line.kind !== 'badge')
    return <Icon name={line.kind === 'best' && line.figure === 'time' ? 'clock' : icons[line.kind]} />;
  // Drawn in full, not filled to its progress: at this size a half-filled badge looks cut off.
  return <BadgeMedallion id={line.badge} size={28} />;
}
