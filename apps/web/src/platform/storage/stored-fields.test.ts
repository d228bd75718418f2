import { afterEach, expect, it, vi } from 'vitest';
import { makeBrowserStorage } from '../../testing/browser-storage';
import { readStoredFields } from './stored-fields';

afterEach(() => vi.unstubAllGlobals());

function read(text: string) {
  vi.stubGlobal('localStorage', makeBrowserStorage({ pace: text }));
  return readStoredFields('pace', { name: 'string', perMinute: 'number', isOn: 'boolean', rest: 'object' });
}

const whole = { name: 'fast', perMinute: 20, isOn: false, rest: { seconds: 5 } };

it('A stored object with the expected fields is read, with its other fields', () => {
  expect(read(JSON.stringify({ ...whole, more: 1 }))).toEqual({ ...whole, more: 1 });
});

it.each([
  ['damaged', '{"name":"fast"'],
  ['empty', ''],
  ['null', 'null'],
  ['a number', '1'],
  ['a text', '"fast"'],
  ['a list', '[]'],
  ['an object without one of the fields', JSON.stringify({ ...whole, perMinute: undefined })],
  ['an object with a field of another type', JSON.stringify({ ...whole, perMinute: '20' })],
  ['an object with a number that is not finite', '{"name":"fast","perMinute":1e999,"isOn":true,"rest":{}}'],
  ['an object with null as a field', JSON.stringify({ ...whole, rest: null })],
])('A stored value that is %s counts as missing', (_what, text) => {
  expect(read(text)).toBeUndefined();
});
