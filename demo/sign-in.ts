/** Whom one can sign in as is said by `seed.ts`; all of them have the same password. */
export const password = 'one hundred days';

export const emailOf = (name: string) => `${name.toLowerCase()}@example.com`;
