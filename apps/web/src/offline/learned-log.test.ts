import { Story } from '@hundred/domain/rules/story';
import { factShape } from '@hundred/domain/runs/facts';
import { fold } from '@hundred/domain/runs/fold';
import { describe, expect, it } from 'vitest';
import { continuedBy, continuedByAll, learnedFrom } from './learned-log';

const facts = Story.startedOn('2026-06-01', 'UTC').completeFrom('2026-06-01', 3).log;
const first = facts.slice(0, 4);
const kept = { uid: 'ana', shape: factShape, facts: first, last: first.length, at: 1 };
const known = { ...kept, snapshot: fold(first) };
const part = (from: number, to = facts.length) => ({
  shape: factShape,
  facts: facts.slice(from, to),
  from,
  last: to,
  more: false,
});

describe('what is kept', () => {
  it('is folded', () => {
    expect(learnedFrom(kept, undefined)).toEqual(known);
  });

  it('is not folded again as long as it is what is known', () => {
    expect(learnedFrom({ ...kept }, known)).toBe(known);
    const later = learnedFrom({ ...kept, at: 2 }, known);
    expect(later).toEqual({ ...known, at: 2 });
    expect(later?.snapshot).toBe(known.snapshot);
  });

  it('by an older page is read, by a newer one it is not', () => {
    expect(learnedFrom({ ...kept, shape: 1 }, undefined)?.facts).toEqual(first);
    expect(learnedFrom({ ...kept, shape: factShape + 1 }, known)).toBeUndefined();
    expect(learnedFrom(undefined, known)).toBeUndefined();
  });
});

describe('a further piece', () => {
  it('is put behind what is known', () => {
    expect(continuedBy(known, part(4), 'ana', 2)).toEqual({
      ...kept,
      facts,
      last: facts.length,
      at: 2,
      snapshot: fold(facts),
    });
  });

  it('of nothing leaves the very facts that are known', () => {
    const same = continuedBy(known, part(4, 4), 'ana', 2);
    expect(same).toEqual({ ...known, at: 2 });
    expect(same?.facts).toBe(known.facts);
  });

  it('that begins at the beginning takes its place: an older backup was restored', () => {
    expect(continuedBy(known, part(0, 2), 'ana', 2)).toMatchObject({ facts: facts.slice(0, 2), last: 2 });
    expect(continuedBy(undefined, part(0), 'ana', 2)).toMatchObject({ facts });
  });

  it('cannot be put behind what does not reach it, or goes beyond', () => {
    expect(continuedBy(known, part(5), 'ana', 2)).toBeUndefined();
    expect(continuedBy(known, part(3), 'ana', 2)).toBeUndefined();
    expect(continuedBy(undefined, part(3), 'ana', 2)).toBeUndefined();
  });

  it('of a newer shape is not folded: it would mean something else', () => {
    expect(continuedBy(known, { ...part(4), shape: factShape + 1 }, 'ana', 2)).toBeUndefined();
  });

  it('of a server from before shapes is of the first', () => {
    const { shape: _, ...old } = part(4);
    expect(continuedBy(known, old as ReturnType<typeof part>, 'ana', 2)?.shape).toBe(1);
  });

  it('may be one of several, none of which is missing', () => {
    expect(continuedByAll(known, [part(4, 6), part(6)], 'ana', 2)?.facts).toEqual(facts);
    expect(continuedByAll(known, [part(4, 6), undefined], 'ana', 2)).toBeUndefined();
    expect(continuedByAll(known, [part(4, 6), part(7)], 'ana', 2)).toBeUndefined();
  });
});
