import { describe, expect, it } from 'vitest';
import { type Hashing, makeHashing, testCost } from './hashing';
import { HashingBusy, makeGate } from './hashing-gate';

describe('The gate before the hashing of passwords', () => {
  /** Hashes so many passwords at once. Adds the network to `outcomes` for each, or that it was refused. */
  const hashMany = (hashing: Hashing, count: number, network: string, outcomes: string[]) =>
    Array.from({ length: count }, () =>
      hashing.hash('correct horse', network).then(
        () => outcomes.push(network),
        (error) => {
          if (!(error instanceof HashingBusy)) throw error;
          outcomes.push(`${network} refused`);
        },
      ),
    );
  const countOf = (outcomes: readonly string[], outcome: string) =>
    outcomes.filter((one) => one === outcome).length;

  it('lets a hundred concurrent requests of one network wait until each is served', async () => {
    const outcomes: string[] = [];
    await Promise.all(hashMany(makeHashing(testCost), 100, 'gym', outcomes));
    expect(countOf(outcomes, 'gym')).toBe(100);
  });

  it('lets a request wait for at most one of each other network, however long their queues are', async () => {
    const started: string[] = [];
    const gate = makeGate();
    const networks = [...Array.from({ length: 60 }, () => 'gym'), 'home'];
    await Promise.all(networks.map((network) => gate(network, async () => started.push(network))));
    // Two start at once. Then the queues take turns.
    expect(started.slice(0, 4)).toEqual(['gym', 'gym', 'gym', 'home']);
  });

  it('refuses requests of the network with the longest queue if too many wait', async () => {
    const outcomes: string[] = [];
    const hashing = makeHashing(testCost);
    await Promise.all([
      ...hashMany(hashing, 200, 'flood', outcomes),
      ...hashMany(hashing, 5, 'home', outcomes),
    ]);
    expect([countOf(outcomes, 'home'), countOf(outcomes, 'home refused')]).toEqual([5, 0]);
    // Two requests run and 120 wait, all from `flood` but the five from home: 2 + 120 - 5 are served, 200 - 117 refused.
    expect([countOf(outcomes, 'flood'), countOf(outcomes, 'flood refused')]).toEqual([117, 83]);
    // The gate opens again afterwards.
    expect(await hashing.matches('x', await hashing.hash('x', 'home'), 'home')).toBe(true);
  });
});
