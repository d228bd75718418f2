import { describe, expect, it } from 'vitest';
import { cards, dietIds, gramsOf, readWeight } from './cards';
import { text } from './text';

describe('The nutrition cards', () => {
  it('are eight, each with a text for every diet and a source with its year', () => {
    expect(cards).toHaveLength(8);
    for (const card of cards) {
      expect(card.sources.length).toBeGreaterThan(0);
      for (const source of card.sources) expect(text.sources[source]).toMatch(/, (19|20)\d\d$/);
      for (const diet of dietIds) expect(text.cards[card.id].diets[diet]).not.toBe('');
    }
  });

  it('mention no calories, goals, products or supplements except vitamin B12', () => {
    const texts = JSON.stringify(text).toLowerCase();
    for (const term of ['calorie', 'kcal', 'lose weight', 'fat loss', 'powder', 'shake', 'creatine', 'bmi'])
      expect(texts).not.toContain(term);
    expect(texts.match(/supplement/g)).toHaveLength(1);
  });

  it('contain no figure in their text, because only adults see figures', () => {
    for (const { advice, diets } of Object.values(text.cards))
      for (const variant of [advice, ...Object.values(diets)]) {
        // The vitamin and the age are no figures of nutrition.
        expect(variant.replace('B12', '').replace('under 20', '')).not.toMatch(/\d/);
      }
  });

  it('have the figures of their sources', () => {
    const amounts = cards.flatMap(({ figures }) => figures.map(({ id }) => text.figures[id].amount));
    expect(amounts).toEqual([
      '0.83 g per kg a day',
      '1.4 to 2.0 g per kg a day',
      '0.25 g per kg',
      '20 to 40 g',
      '2.0 L a day',
      '2.5 L a day',
      'At least 400 g a day',
    ]);
  });
});

describe('A weight', () => {
  it.each([
    ['64', 64],
    ['64,5', 64.5],
    ['64.500', 64.5],
    // In Arabic and in Devanagari digits.
    ['٦٤٫٥', 64.5],
    ['६४', 64],
    [' 30 ', 30],
    ['29.9', null],
    ['251', null],
    ['', null],
    ['heavy', null],
  ])('typed as %s is %s', (typed, weight) => expect(readWeight(typed)).toBe(weight));

  it('turns a figure per kilogram into grams', () => {
    const [reference, building] = cards[0]?.figures ?? [];
    // 0.83 g per kg, and 1.4 to 2.0 g per kg.
    expect(reference && gramsOf(reference, 64)).toBe('53 g');
    expect(building && gramsOf(building, 64)).toBe('90 to 128 g');
    expect(gramsOf({ id: 'fruitAndVegetables' }, 64)).toBeNull();
  });
});
