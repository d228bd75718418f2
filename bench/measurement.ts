/** One line of the table that `npm run bench` prints. */
export interface Measurement {
  measure: string;
  figure: string;
  goal: string;
  met: boolean;
}

/** Every file of this folder that measures something exports this. */
export type Bench = () => Promise<Measurement[]>;
