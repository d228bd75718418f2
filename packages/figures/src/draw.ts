import { type Point3D, type Side, type Skeleton, sides } from './skeleton';

/** From the side, from the front, or an angle in degrees from the side towards the front. */
export type FigureView = 'side' | 'front' | number;

export type PaperPoint = readonly [x: number, y: number];
/** A circle of the drawing. */
export type Round = readonly [x: number, y: number, radius: number];

/** One part of the drawing: the hull around its circles. */
export type FigurePart = {
  readonly name: string;
  readonly rounds: readonly Round[];
  /** Behind the body, so it is drawn fainter. */
  readonly isFar: boolean;
  /** Separated from what is behind it by a seam in the ground's colour. */
  readonly hasSeam: boolean;
};

/** Radii at the joints; limbs taper between them. */
export const radii = {
  head: 6.6,
  chest: 5.4,
  waist: 4.9,
  pelvis: 4.9,
  shoulder: 3.4,
  upperArm: [3.4, 2.8],
  forearm: [2.7, 2.2],
  thigh: [4.7, 3.5],
  shin: [3.4, 2.5],
  foot: [2.3, 1.9],
} as const;

/** The drawn extent of a wall. */
export const wall = { height: 84, depth: 5 } as const;

/** From the front a body is wider than from the side. */
const halfWaist = 2.2;
/** The sides of the pelvis are slightly thinner than its middle. */
const hipRadius = radii.pelvis * 0.92;
/** From this angle on, in degrees, no limb is drawn behind the body. */
const frontViewFrom = 60;

function degreesOf(view: FigureView): number {
  if (view === 'side') return 0;
  return view === 'front' ? 90 : view;
}

/** Projects a point onto the paper. The floor is at 0 and up is negative, as in SVG. */
export function projectPoint([x, y, z]: Point3D, view: FigureView): PaperPoint {
  const angle = (degreesOf(view) * Math.PI) / 180;
  return [x * Math.cos(angle) - z * Math.sin(angle), -y];
}

/** The parts of the figure, the furthest first. `boldness` widens limbs for small sizes. */
export function partsOf(skeleton: Skeleton, view: FigureView, boldness = 1): FigurePart[] {
  const round = (place: Point3D, radius: number): Round => [...projectPoint(place, view), radius * boldness];
  const isFromFront = degreesOf(view) > frontViewFrom;
  const limb = (
    name: string,
    side: Side,
    from: Point3D,
    to: Point3D,
    [fromRadius, toRadius]: readonly [number, number],
  ): FigurePart => ({
    name: `${side} ${name}`,
    rounds: [round(from, fromRadius), round(to, toRadius)],
    isFar: side === 'far' && !isFromFront,
    hasSeam: !isFromFront && side === 'near',
  });
  const arm = (side: Side): FigurePart[] => {
    const { shoulder, elbow, hand } = skeleton.arms[side];
    return [
      limb('upper arm', side, shoulder, elbow, radii.upperArm),
      limb('forearm', side, elbow, hand, radii.forearm),
    ];
  };
  const leg = (side: Side): FigurePart[] => {
    const { hip, knee, ankle, toe } = skeleton.legs[side];
    return [
      limb('thigh', side, hip, knee, radii.thigh),
      limb('shin', side, knee, ankle, radii.shin),
      limb('foot', side, ankle, toe, radii.foot),
    ];
  };
  const body = { isFar: false, hasSeam: false };
  const shoulders = sides.map((side) => round(skeleton.arms[side].shoulder, radii.shoulder));
  const hips = sides.map((side) => round(skeleton.legs[side].hip, hipRadius));
  const waist = [-1, 1].map((side) => {
    const [x, y, z] = skeleton.waist;
    return round([x, y, z + side * halfWaist], radii.waist);
  });
  const trunk: FigurePart[] = [
    { name: 'chest', rounds: [round(skeleton.neck, radii.chest), ...shoulders, ...waist], ...body },
    { name: 'pelvis', rounds: [...waist, round(skeleton.hip, radii.pelvis), ...hips], ...body },
    // The head grows less than the limbs.
    { name: 'head', rounds: [round(skeleton.head, radii.head / Math.sqrt(boldness))], ...body },
  ];
  return [...arm('far'), ...leg('far'), ...trunk, ...leg('near'), ...arm('near')];
}

/** A coordinate in a path of SVG. */
const coordinate = (value: number) => String(Math.round(value * 100) / 100);

/** The outline around circles, each approximated by a polygon with an error below a pixel. */
export function outline(rounds: readonly Round[], corners = 28): string {
  const points = rounds.flatMap(([x, y, radius]) =>
    Array.from({ length: corners }, (_, index): PaperPoint => {
      const angle = (2 * Math.PI * index) / corners;
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    }),
  );
  const hull = hullOf(points);
  return `M${hull.map(([x, y]) => `${coordinate(x)} ${coordinate(y)}`).join('L')}Z`;
}

/** The convex hull of the points (Andrew's monotone chain). */
function hullOf(points: PaperPoint[]): PaperPoint[] {
  const sorted = points.toSorted(([ax, ay], [bx, by]) => ax - bx || ay - by);
  return [...halfHullOf(sorted), ...halfHullOf(sorted.toReversed())];
}

/** The hull on one side, without its last point, with which the other side begins. */
function halfHullOf(sorted: readonly PaperPoint[]): PaperPoint[] {
  const line: PaperPoint[] = [];
  for (const point of sorted) {
    while (line.length >= 2 && !turnsLeft(line.at(-2)!, line.at(-1)!, point)) line.pop();
    line.push(point);
  }
  return line.slice(0, -1);
}

const turnsLeft = ([ax, ay]: PaperPoint, [bx, by]: PaperPoint, [cx, cy]: PaperPoint) =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax) > 0;
