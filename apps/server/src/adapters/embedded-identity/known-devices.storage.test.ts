import { randomUUID } from 'node:crypto';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { identityAccount } from '../../db/schema/schema';
import { freshStorage } from '../../testing/fresh-storage';
import { mostDevices, rememberDevice } from './known-devices';

const storage = freshStorage();
const publicUrl = 'https://hundred.example';

/**
 * Creates an account. Returns a function that signs in with a browser at an hour, and returns whether the browser is
 * new.
 */
async function newAccount() {
  const { database } = storage.current;
  const id = randomUUID();
  const at = new Date(0);
  const email = `${id}@example.com`;
  await database
    .insert(identityAccount)
    .values({ id, email, name: '', password: '', createdAt: at, passwordChangedAt: at });
  const app = fastify();
  app.get('/:hour', async (request, reply) => {
    const { hour } = request.params as { hour: string };
    return rememberDevice(database, { request, reply, publicUrl }, id, Number(hour) * 3_600_000);
  });
  return async (browser: number, hour: number) => {
    const cookie = `hundred_device=${String(browser).padStart(43, '0')}`;
    return (await app.inject({ url: `/${hour}`, headers: { cookie } })).json() as boolean;
  };
}

it('An account with as many known browsers as it remembers knows them all after a sign-in in one of them', async () => {
  const signIn = await newAccount();
  const browsers = Array.from({ length: mostDevices }, (_, browser) => browser);
  const signInAtOwnHour = (browser: number) => signIn(browser, browser);
  for (const browser of browsers) await signInAtOwnHour(browser);
  expect(await signIn(mostDevices - 1, 100)).toBe(false);
  expect(await signIn(0, 101)).toBe(false);
});

it('An account forgets the browser that was used longest ago for one more', async () => {
  const signIn = await newAccount();
  // One browser more than an account remembers: browser 0 is forgotten.
  for (let browser = 0; browser <= mostDevices; browser += 1) await signIn(browser, browser);
  expect(await signIn(0, 100)).toBe(true);
});
