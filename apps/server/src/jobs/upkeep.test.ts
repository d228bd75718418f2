import { expect, it } from 'vitest';
import { makeLowRoomWarning } from './upkeep';

it('a disk that is nearly full is told of once, and again when there was room in between', () => {
  const said: object[] = [];
  const look = makeLowRoomWarning('/data', { warn: (fields, message) => said.push({ ...fields, message }) });
  for (const free of [5000, 199, 150, 0]) look(free);
  const message = 'the disk of /data is nearly full: make room';
  expect(said).toEqual([{ freeMegabytes: 199, message }]);
  look(300);
  look(100);
  expect(said).toHaveLength(2);
});
