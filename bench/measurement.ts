/** One line of the table that `npm run bench` prints and stores. */
export interface Measurement {
  measure: string;
  figure: string;
  goal: string;
  /** Whether the figure meets the goal. */
  isMet: boolean;
}

/** The figure below which this share of the figures lies. */
const quantile = (figures: readonly number[], share: number) =>
  figures.toSorted((one, other) => one - other)[Math.floor(figures.length * share)] ?? Number.NaN;

export const median = (figures: readonly number[]) => quantile(figures, 0.5);
export const percentile99 = (figures: readonly number[]) => quantile(figures, 0.99);

/** Every file of this folder with a measurement exports this. */
export type Bench = () => Promise<Measurement[]>;
