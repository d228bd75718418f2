import { presetIds, presets } from '@hundred/domain/programs/presets';
import { anyPlan } from '@hundred/domain/properties/any-plan';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { planInAddress, planLink } from './plan-link';

const host = 'https://hundred.example';
const hashOf = (link: string) => new URL(link).hash;
const linkOf = (plan: unknown) => `#p=${btoa(JSON.stringify(plan))}`;
const gentle = presets.gentle.exercises({ path: null, fromDay: 1 });

/** In characters. */
const longestShortLink = 600;

test('A plan survives a round trip through a short link', () => {
  fc.assert(
    fc.property(anyPlan, ({ exercises }) => {
      const link = planLink(host, exercises);
      expect(planInAddress(hashOf(link))).toEqual(exercises);
      expect(link.length).toBeLessThan(longestShortLink);
      expect(new URL(link).href).toBe(link);
    }),
  );
  for (const id of presetIds) {
    const exercises = presets[id].exercises({ path: 'endurance', fromDay: 30 });
    expect(planInAddress(hashOf(planLink(host, exercises)))).toEqual(exercises);
  }
});

test('An address without a plan gives undefined', () => {
  expect(planInAddress('')).toBeUndefined();
  expect(planInAddress('#content')).toBeUndefined();
});

test.each([
  ['cut off', hashOf(planLink(host, gentle)).slice(0, 60)],
  ['no text at all', '#p='],
  ['not base64', '#p=%%%'],
  ['not JSON', `#p=${btoa('plan')}`],
  ['an object that is no plan', linkOf({ name: 'Me' })],
  [
    'a plan with an unknown movement',
    linkOf({ version: 1, name: 'x', exercises: { pushups: { movement: '__proto__' } }, offWeekdays: [] }),
  ],
  [
    'a plan with too high a percentage',
    linkOf({
      version: 1,
      name: 'x',
      offWeekdays: [],
      exercises: { ...gentle, pushups: { movement: 'pushup', rule: { kind: 'standard', percent: 900 } } },
    }),
  ],
])('A broken link is recognized: %s', (_, hash) => {
  expect(planInAddress(hash)).toBe('broken');
});
