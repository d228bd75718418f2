import { classNames } from './class-names';
import { initialOf } from './initial-of';
import { text } from './text';

type Props = { name: string; isVip?: boolean; className?: string };

const ringRadius = 12.6;
const linkCount = 10;
/** The length of one link with the gap after it. */
const linkPitch = (2 * Math.PI * ringRadius) / linkCount;
const gapLength = 2.6;

/**
 * The first letter of a name. A VIP has a ring of ten links around it, so that colour is not the only difference;
 * screen readers read "VIP" before the name.
 */
export function PersonInitial({ name, isVip = false, className }: Props) {
  return (
    <span className={classNames('inline-grid flex-none', className)} title={isVip ? text.vip : undefined}>
      <svg viewBox="0 0 28 28" aria-hidden="true" className="size-full">
        <circle cx={14} cy={14} r={isVip ? 9.5 : 13} className="fill-invert" />
        <text
          x={14}
          y={14}
          textAnchor="middle"
          dominantBaseline="central"
          fontSize={isVip ? 11 : 14}
          fontWeight={720}
          className="fill-on-invert"
        >
          {initialOf(name)}
        </text>
        {isVip && (
          <circle
            cx={14}
            cy={14}
            r={ringRadius}
            fill="none"
            strokeWidth={2.2}
            strokeDasharray={`${linkPitch - gapLength} ${gapLength}`}
            className="stroke-ink"
          />
        )}
      </svg>
      {isVip && <span className="sr-only">{`${text.vip} `}</span>}
    </span>
  );
}
