import type { MuscleGroup } from '@hundred/domain/movements/muscles';
import { back, front } from './body-shapes';
import { text } from './text';
import { fillClasses, type VolumeStep } from './volume-steps';

type Props = { side: 'front' | 'back'; stepOf: (group: MuscleGroup) => VolumeStep };

/** A body from one side. Its muscle groups are shaded by how much they did. The right half is drawn, then mirrored. */
export function BodyFigure({ side, stepOf }: Props) {
  const half = (side === 'front' ? front : back).map(([group, path]) => (
    <path key={path} d={path} className={group ? fillClasses[stepOf(group)] : 'fill-sunk'} />
  ));
  return (
    <figure className="grid min-w-0 justify-items-center gap-2">
      <svg
        viewBox="14 4 172 438"
        role="img"
        aria-label={side === 'front' ? text.frontSpoken : text.backSpoken}
        className="h-130 max-w-full max-tablet:h-90"
      >
        <ellipse cx={100} cy={32} rx={17} ry={22} className="fill-sunk" />
        {half}
        {/* Mirrored at the middle of the body, x = 100. */}
        <g transform="matrix(-1 0 0 1 200 0)">{half}</g>
      </svg>
      <figcaption className="text-sm text-ink-2">{side === 'front' ? text.front : text.back}</figcaption>
    </figure>
  );
}
