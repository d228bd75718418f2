import { expect, it, test } from 'vitest';
import { makeBrowserStorage } from '../../testing/browser-storage';
import { stubPerson } from '../stub-session';
import { makeSessionMemory, rememberedKey } from './session-memory';

it('The memory of a session returns the person that it stored', () => {
  const memory = makeSessionMemory(makeBrowserStorage());
  memory.storePerson({ installation: 'here', user: stubPerson });
  expect(memory.person()).toEqual({ installation: 'here', user: stubPerson });
});

test.each(['', 'text', '1', '[]', '{"installation":"here"}', '{"installation":"here","user":"Ada"}', 'null'])(
  'A stored person that reads %j counts as nobody',
  (text) => {
    const broken = makeBrowserStorage();
    broken.setItem(rememberedKey, text);
    expect(makeSessionMemory(broken).person()).toBeUndefined();
  },
);
