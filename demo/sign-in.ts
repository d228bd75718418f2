/** `seed.ts` prints the people for signing in; all of them have this password. */
export const password = 'one hundred days';

export const emailOf = (name: string) => `${name.toLowerCase()}@example.com`;
