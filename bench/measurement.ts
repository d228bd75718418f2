/** One line of the table that `npm run bench` prints. */
export interface Measurement {
  measure: string;
  figure: string;
  goal: string;
  met: boolean;
}

/** The value below which this share of them lies. */
const quantile = (figures: readonly number[], share: number) =>
  figures.toSorted((one, other) => one - other)[Math.floor(figures.length * share)] ?? Number.NaN;

export const median = (figures: readonly number[]) => quantile(figures, 0.5);
export const percentile99 = (figures: readonly number[]) => quantile(figures, 0.99);

/** Every file of this folder with a measurement exports this. */
export type Bench = () => Promise<Measurement[]>;
