import type { BadgeId } from '@hundred/domain/challenge/facts/badge-id';
import type { ReactNode } from 'react';
import { numerals } from './numerals';

/**
 * The drawing of each badge in a square of 96 units, on the enamel of its medallion: mostly cream, with a detail in brass.
 * Classes give the colours, because a locked badge is drawn in others (`badges.css`).
 */
export const badgeGlyphs: Record<BadgeId, ReactNode> = {
  first_step: (
    <>
      <path className="badge-cream" d="M26 66V56h14V46h14V36h16v30z" />
      <rect className="badge-brass" x={26} y={56} width={14} height={10} />
    </>
  ),
  week_warrior: (
    <>
      <Numeral text="7" y={55} size={38} />
      <StreakLinks y={61} />
    </>
  ),
  consistency_king: (
    <>
      <path className="badge-brass" d="M31 36V21l9.5 8L48 18l7.5 11L65 21v15z" />
      <Numeral text="30" y={68} size={31} />
    </>
  ),
  unstoppable: (
    <>
      <Numeral text="50" y={54} size={33} />
      <path className="badge-brass-line" strokeWidth={4.5} d="m31 60 7 7-7 7m13-14 7 7-7 7m13-14 7 7-7 7" />
    </>
  ),
  legendary_streak: (
    <>
      <Star x={48} y={27} radius={11} />
      <Numeral text="100" y={60} size={27} />
      <StreakLinks y={66} />
    </>
  ),
  quarter_way: <Quarters filled={1} />,
  halfway_hero: <Quarters filled={2} />,
  three_quarters: <Quarters filled={3} />,
  century_champion: (
    <>
      <Quarters filled={4} />
      <circle className="badge-cut" cx={48} cy={48} r={14} />
      <Star x={48} y={49} radius={12.5} />
    </>
  ),
  hundred_club: (
    <>
      <Numeral text="100" y={57} size={27} />
      <path className="badge-brass-line" strokeWidth={3.5} d="M31 65h34" />
    </>
  ),
  thousand_thunder: <path className="badge-brass" d="M53 18 33 52h13l-4 26 21-36H50z" />,
  five_thousand_fury: (
    <>
      <path className="badge-brass-line" strokeWidth={4.5} d="M48 19v8M28 29l5 6m35-6-5 6" />
      <Numeral text="5K" y={67} size={34} />
    </>
  ),
  ten_thousand_titan: (
    <>
      <path className="badge-cream" d="m20 67 17-27 8 11 11-22 20 38z" />
      <path className="badge-brass" d="m56 29 6.9 13-6.2-2.6-5.5 4-2-2.4z" />
    </>
  ),
  perfect_week: (
    <>
      <path className="badge-brass-line" strokeWidth={8} d="m31 41 11.5 11.5L66 28" />
      {Array.from({ length: 7 }, (_, index) => 22.5 + 7.4 * index).map((x) => (
        <rect
          key={x}
          className="badge-cream"
          x={Number(x.toFixed(1))}
          y={63}
          width={5.6}
          height={7}
          rx={1.5}
        />
      ))}
    </>
  ),
  early_bird: (
    <>
      <path className="badge-brass" d="M33 58a15 15 0 0 1 30 0z" />
      <path className="badge-cream-line" strokeWidth={4} d="M22 62h52M30 70h36" />
      <path className="badge-brass-line" strokeWidth={4.5} d="M48 28v7M27.5 38l5 4.5M68.5 38l-5 4.5" />
    </>
  ),
  night_owl: (
    <>
      <path
        className="badge-cream"
        d="M55.5 63.5A21 21 0 0 1 39 25a24 24 0 1 0 30 30 21 21 0 0 1-13.5 8.5z"
      />
      <Star x={63} y={33} radius={8} />
    </>
  ),
  weekend_warrior: (
    <>
      {[20.5, 28.5, 36.5, 44.5, 52.5].map((x) => (
        <rect key={x} className="badge-cream" x={x} y={52} width={5.5} height={12} rx={1.6} />
      ))}
      <rect className="badge-brass" x={60.5} y={32} width={6.5} height={32} rx={2} />
      <rect className="badge-brass" x={69.5} y={32} width={6.5} height={32} rx={2} />
    </>
  ),
  extra_mile: (
    <>
      <path className="badge-cream-line" strokeWidth={7.5} d="M48 28v36M30 46h36" />
      <path className="badge-brass-line" strokeWidth={3.5} d="M30 72h36" />
    </>
  ),
  comeback: (
    <>
      <path className="badge-cream-line" strokeWidth={7.5} d="M34 66h18a14 14 0 0 0 0-28H30" />
      <path className="badge-brass-line" strokeWidth={7.5} d="m40 27-11 11 11 11" />
    </>
  ),
  swift_set: (
    <>
      <circle className="badge-cream-line" strokeWidth={5} cx={48} cy={52} r={18} />
      <path className="badge-cream-line" strokeWidth={5} d="M48 52V41M43 26h10M48 26v7" />
      <path className="badge-brass-line" strokeWidth={4.5} d="m48 52 8 5" />
    </>
  ),
  century_club_member: (
    <>
      <path className="badge-cream-line" strokeWidth={7.5} d="M40 32v32M56 32v32" />
      <path className="badge-brass-line" strokeWidth={3.5} d="M30 27h36M30 69h36" />
    </>
  ),
  century_club_legend: (
    <>
      <Star x={48} y={27} radius={10} />
      <path className="badge-cream-line" strokeWidth={7.5} d="M40 46v20M56 46v20" />
      <path className="badge-brass-line" strokeWidth={3.5} d="M30 73h36" />
    </>
  ),
  iron_supporter: (
    <>
      <path className="badge-brass-line" strokeWidth={5} d="M40 42c-5-16 21-16 16 0" />
      <path
        className="badge-cream"
        d="M38 42h20c7 5 9 12 6 18-2 5-5 8-8 10H40c-3-2-6-5-8-10-3-6-1-13 6-18z"
      />
    </>
  ),
  lifetime_champion: (
    <>
      <Star x={48} y={27} radius={10} />
      <path
        className="badge-cream-line"
        strokeWidth={6.5}
        d="M48 56c-5-7-9-10-14-10a10 10 0 0 0 0 20c5 0 9-3 14-10s9-10 14-10a10 10 0 0 1 0 20c-5 0-9-3-14-10z"
      />
    </>
  ),
  planner: (
    <>
      <rect className="badge-cream-line" strokeWidth={4.5} x={28} y={25} width={40} height={46} rx={5} />
      {[35.5, 45.5, 55.5].map((y) => (
        <g key={y}>
          <rect className="badge-brass" x={35} y={y} width={6.5} height={6.5} rx={1.6} />
          <rect className="badge-cream" x={45} y={y + 1} width={16} height={4.5} rx={2} />
        </g>
      ))}
    </>
  ),
  own_hundred: (
    <>
      <Numeral text="100" y={50} size={27} />
      <path className="badge-brass" d="m26 65 10-5h25v10H36zm38-5h4a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2h-4z" />
    </>
  ),
  kept_schedule: [28, 39, 50, 61].map((y) => (
    <g key={y}>
      <rect className="badge-cream" x={25} y={y} width={34} height={7} rx={2} />
      <rect className="badge-brass" x={63} y={y} width={8} height={7} rx={2} />
    </g>
  )),
  variety_pack: (
    <>
      <circle className="badge-cream" cx={31} cy={38} r={7} />
      <rect className="badge-cream" x={41.5} y={31.5} width={13} height={13} rx={2} />
      <path className="badge-cream" d="m65 30 8 14H57z" />
      <path className="badge-cream" d="m31 50 8.5 8.5L31 67l-8.5-8.5z" />
      <Star x={48} y={59} radius={9} />
      <path className="badge-cream-line" strokeWidth={5} d="M65 52v13M58.5 58.5h13" />
    </>
  ),
  soft_landing: (
    <>
      <path className="badge-cream-line" strokeWidth={4} d="M39 22v4M48 19v5M57 22v4" />
      <circle className="badge-cream" cx={48} cy={44} r={13} />
      <path className="badge-brass-line" strokeWidth={5.5} d="M24 54c9 19 39 19 48 0" />
    </>
  ),
  steady_hour: (
    <>
      <circle className="badge-cream-line" strokeWidth={5} cx={48} cy={48} r={23} />
      <path className="badge-brass" d="M48 48V31a17 17 0 0 1 14.7 8.5z" />
      <circle className="badge-cream" cx={48} cy={48} r={3.5} />
    </>
  ),
  honest_effort: (
    <>
      <path className="badge-cream-line" strokeWidth={7} d="M25 61a23 23 0 0 1 46 0" />
      <path className="badge-brass-line" strokeWidth={5.5} d="m48 61 9-15" />
      <circle className="badge-brass" cx={48} cy={61} r={5.5} />
    </>
  ),
  mindful_rest: (
    <>
      <path className="badge-brass-line" strokeWidth={4} d="M40 39c-5-5 5-8 0-14m12 14c-5-5 5-8 0-14" />
      <path className="badge-cream-line" strokeWidth={4.5} d="M60 49h4a6 6 0 0 1 0 12h-5" />
      <path className="badge-cream" d="M30 45h31v11a14 14 0 0 1-14 14h-3a14 14 0 0 1-14-14z" />
    </>
  ),
  double_century: (
    <>
      <Numeral text="100" y={43} size={24} />
      <path className="badge-brass-line" strokeWidth={3.5} d="M29 48.5h38" />
      <Numeral text="100" y={70} size={24} />
    </>
  ),
  recovery_graduate: (
    <>
      <path className="badge-cream" d="m48 26 27 12-27 12-27-12z" />
      <path className="badge-cream-line" strokeWidth={4} d="M70 40v15" />
      <path className="badge-brass-line" strokeWidth={5.5} d="M33 50v8c5 13 25 13 30 0v-8" />
    </>
  ),
};

/** An outlined numeral: 100 units high, and centred on 0, before it is moved and scaled. `y` is its baseline. */
function Numeral({ text, y, size }: { text: keyof typeof numerals; y: number; size: number }) {
  return (
    <path className="badge-cream" d={numerals[text]} transform={`translate(48 ${y}) scale(${size / 100})`} />
  );
}

/** Four linked cells, the sign of a streak. */
function StreakLinks({ y }: { y: number }) {
  return (
    <>
      <rect className="badge-brass" x={29.5} y={y + 2.5} width={37} height={2} />
      {[29.5, 39.5, 49.5, 59.5].map((x) => (
        <rect key={x} className="badge-brass" x={x} y={y} width={7} height={7} rx={1.6} />
      ))}
    </>
  );
}

const quarters = [
  { x: 27, y: 27 },
  { x: 50, y: 27 },
  { x: 27, y: 50 },
  { x: 50, y: 50 },
];

/** A cell of four quarters. The filled ones come first, in reading order. */
function Quarters({ filled }: { filled: number }) {
  return quarters.map(({ x, y }, index) =>
    index < filled ? (
      <rect key={`${x} ${y}`} className="badge-cream" x={x} y={y} width={19} height={19} rx={4} />
    ) : (
      <rect
        key={`${x} ${y}`}
        className="badge-cream-line"
        strokeWidth={2.5}
        opacity={0.6}
        x={x + 1.25}
        y={y + 1.25}
        width={16.5}
        height={16.5}
        rx={3}
      />
    ),
  );
}

function Star({ x, y, radius }: { x: number; y: number; radius: number }) {
  const points = Array.from({ length: 10 }, (_, index) => {
    const angle = (Math.PI / 5) * index - Math.PI / 2;
    const reach = index % 2 === 0 ? radius : radius * 0.44;
    return `${(x + Math.cos(angle) * reach).toFixed(1)},${(y + Math.sin(angle) * reach).toFixed(1)}`;
  });
  return <polygon className="badge-brass" points={points.join(' ')} />;
}
