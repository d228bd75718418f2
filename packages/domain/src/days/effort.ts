/** How hard a day was, as whoever did it says: from 1, very easy, to 5, all they had. */
export const efforts = [1, 2, 3, 4, 5] as const;

export type Effort = (typeof efforts)[number];

export const isEffort = (value: number): value is Effort => (efforts as readonly number[]).includes(value);
