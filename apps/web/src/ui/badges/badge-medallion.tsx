import { type BadgeGroup, type BadgeId, badgeGroups } from '@hundred/domain/challenge/facts/badge-id';
import { useId } from 'react';
import { badgeGlyphs } from './badge-glyphs';

type Props = {
  /** For a badge that this version of the page does not know, only the pin is drawn. */
  id: string;
  state?: 'earned' | 'locked';
  /** From 0 to 1. A locked medallion with progress is filled with enamel from below. */
  progress?: number;
  size?: number;
  className?: string;
};

type BadgeShape = 'circle' | 'cell' | 'hexagon' | 'octagon';

/** The shape identifies the group. */
const shapes: Record<BadgeGroup, BadgeShape> = {
  streak: 'circle',
  milestone: 'cell',
  reps: 'hexagon',
  special: 'octagon',
  premium: 'octagon',
};

/** The side of the drawing, in its own units. */
const box = 96;
const middle = box / 2;

/** A flat enamel pin. It is hidden from screen readers, because its name stands beside it. */
export function BadgeMedallion({ id, state = 'earned', progress, size = 96, className }: Props) {
  const clipId = useId();
  const isPartlyFilled = state === 'locked' && progress !== undefined && progress > 0;
  const top = box * (1 - Math.min(1, progress ?? 0));
  return (
    <svg
      className={`badge block flex-none ${className ?? ''}`}
      width={size}
      height={size}
      viewBox={`0 0 ${box} ${box}`}
      aria-hidden="true"
    >
      <Pin id={id} isLocked={state === 'locked'} />
      {isPartlyFilled && (
        <>
          <clipPath id={clipId}>
            <rect y={top} width={box} height={box - top} />
          </clipPath>
          <g clipPath={`url(#${clipId})`}>
            <Pin id={id} isLocked={false} />
          </g>
        </>
      )}
    </svg>
  );
}

function Pin({ id, isLocked }: { id: string; isLocked: boolean }) {
  const badgeId = Object.hasOwn(badgeGroups, id) ? (id as BadgeId) : undefined;
  const shape = badgeId ? shapes[badgeGroups[badgeId]] : 'octagon';
  return (
    <g className={`badge-${shape} ${isLocked ? 'badge-locked' : ''}`}>
      <Outline shape={shape} inset={0} className="badge-base" />
      <Outline shape={shape} inset={6} className="badge-rim" />
      {badgeId && badgeGlyphs[badgeId]}
    </g>
  );
}

/** A shape, smaller by the inset at each side. The factors of the inset make the rim about as wide around every shape. */
function Outline({ shape, inset, className }: { shape: BadgeShape; inset: number; className: string }) {
  switch (shape) {
    case 'circle':
      return <circle className={className} cx={middle} cy={middle} r={42 - inset} />;
    case 'cell':
      return (
        <rect
          className={className}
          x={8 + inset}
          y={8 + inset}
          width={80 - 2 * inset}
          height={80 - 2 * inset}
          rx={18 - inset * 0.8}
        />
      );
    case 'hexagon':
      return (
        <polygon className={className} strokeLinejoin="round" points={polygon(6, 46 - inset * 1.12, 0)} />
      );
    case 'octagon':
      return (
        <polygon
          className={className}
          strokeLinejoin="round"
          points={polygon(8, 45 - inset * 1.05, Math.PI / 8)}
        />
      );
  }
}

/** The points of a regular polygon. Without a turn, in radians, its first corner is at the top. */
function polygon(corners: number, radius: number, turn: number): string {
  return Array.from({ length: corners }, (_, index) => {
    const angle = ((2 * Math.PI) / corners) * index - Math.PI / 2 + turn;
    return `${(middle + Math.cos(angle) * radius).toFixed(1)},${(middle + Math.sin(angle) * radius).toFixed(1)}`;
  }).join(' ');
}
