/** The effort of a day as the person rates it: from 1, very easy, to 5, maximal. */
export const efforts = [1, 2, 3, 4, 5] as const;

export type Effort = (typeof efforts)[number];

export const isEffort = (value: number): value is Effort => (efforts as readonly number[]).includes(value);
