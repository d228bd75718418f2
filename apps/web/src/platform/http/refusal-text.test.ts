import { afterEach, expect, it, vi } from 'vitest';
import { translate } from '../../ui/language/define-text';
// Defines the English texts of some refusals.
import '../../sync/command/text';
import { makeApi } from './make-api';

const refusing = (error: string) =>
  makeApi({
    fetch: async () => Response.json({ error, message: 'What the server says.' }, { status: 409 }),
    token: async () => undefined,
  });

afterEach(() => translate({}));

it.each([
  ['no_rest_days_left', 'Es sind keine Ruhetage übrig.'],
  ['run_finished', 'You finished this challenge. Choose a path or restart to continue.'],
  ['group_full', 'What the server says.'],
  // A name that every object has.
  ['constructor', 'What the server says.'],
])('The refusal %s is shown as: %s', async (code, message) => {
  // A failed call is also printed on the console.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  translate({ refusals: { no_rest_days_left: { message: 'Es sind keine Ruhetage übrig.' } } });
  await expect(refusing(code).get('/challenge/today')).rejects.toMatchObject({ code, message });
});
