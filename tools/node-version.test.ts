import { expect, it } from 'vitest';
import { refusalOfNode } from './node-version.mjs';

it.each(['18.20.4', '20.18.3', '21.7.3', '22.0.0', '22.11.0'])(
  'Node %s is refused in one line',
  (version) => {
    expect(refusalOfNode(version)).toBe(
      `Hundred needs Node 20.19 or a newer 20, or 22.12 or newer; this is ${version}.`,
    );
  },
);

it.each(['20.19.0', '20.20.2', '22.12.0', '23.0.0', '24.11.1'])('Node %s is accepted', (version) => {
  expect(refusalOfNode(version)).toBeUndefined();
});
