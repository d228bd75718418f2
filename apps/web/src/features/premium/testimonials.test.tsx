import { Story } from '@hundred/domain/rules/story';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Testimonials } from './testimonials';

it('The testimonial about six rest days is true: they keep a streak, and six missed days do not', () => {
  expect(renderToStaticMarkup(<Testimonials />)).toContain(
    'six days. I took a rest day each day and kept my streak.',
  );
  const withLifetime = () => {
    const person = Story.startedOn('2026-01-01').completeFrom('2026-01-01', 12);
    const purchase = 'lifetime';
    person.record({ kind: 'premiumBegan', at: person.now, plan: 'lifetime', purchase, paidAt: person.now });
    return person;
  };
  const personWithRests = withLifetime();
  for (const date of [13, 14, 15, 16, 17, 18]) personWithRests.on(`2026-01-${date}`).rest();
  // The twelve days completed before the rests.
  expect(personWithRests.on('2026-01-19').state.streak).toBe(12);
  expect(withLifetime().on('2026-01-19').state.streak).toBe(0);
});
