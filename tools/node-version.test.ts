import { expect, it } from 'vitest';
import { refusalOfNode } from './node-version.mjs';

it.each(['18.20.4', '20.18.3', '21.7.3', '22.0.0', '22.11.0'])(
  'Node %s is refused in one line',
  (version) => {
    expect(refusalOfNode(version)).toBe(
      `You have Node ${version}. Hundred needs Node 22.12 or newer, or Node 20 from 20.19 on. Get it from https://nodejs.org.`,
    );
  },
);

it.each(['20.19.0', '20.20.2', '22.12.0', '23.0.0', '24.11.1'])('Node %s is accepted', (version) => {
  expect(refusalOfNode(version)).toBeUndefined();
});
