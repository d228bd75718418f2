import { expect, it } from 'vitest';
import { stopInOrder } from './stop-in-order';

it('A group is stopped only when all parts of the group before it have stopped', async () => {
  const events: string[] = [];
  const slowStep = async () => {
    events.push('slow begins');
    await new Promise((resolve) => setImmediate(resolve));
    events.push('slow ends');
  };
  await stopInOrder([[slowStep, () => events.push('fast')], [() => events.push('last')]]);
  expect(events).toEqual(['slow begins', 'fast', 'slow ends', 'last']);
});

it('A part that fails to stop does not keep the others running, and its error is thrown at the end', async () => {
  const stopped: string[] = [];
  const fail = () => {
    throw new Error('stuck');
  };
  const stopping = stopInOrder([[fail, () => stopped.push('beside it')], [() => stopped.push('after it')]]);
  await expect(stopping).rejects.toThrow('stuck');
  expect(stopped).toEqual(['beside it', 'after it']);
});

it('The errors of several parts that fail to stop are thrown together', async () => {
  const fail = async (name: string) => {
    throw new Error(name);
  };
  const stopping = stopInOrder([[() => fail('one')], [() => fail('two')]]);
  await expect(stopping).rejects.toMatchObject({ errors: [new Error('one'), new Error('two')] });
});
