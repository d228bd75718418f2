import { formatNumber } from '../../platform/format/format';
import { readTypedDecimal } from '../../ui/forms/typed-number';
import { text } from './text';

export const dietIds = ['mixed', 'vegetarian', 'vegan'] as const;
export type DietId = (typeof dietIds)[number];

/** A published figure. */
export interface CardFigure {
  id: keyof typeof text.figures;
  /** Grams for each kilogram of weight: one figure, or the ends of a range. Absent if weight does not matter. */
  perKilogram?: readonly [number, number?];
}

export interface NutritionCard {
  id: keyof typeof text.cards;
  /** Shown to adults only. */
  figures: readonly CardFigure[];
  sources: readonly (keyof typeof text.sources)[];
}

/** Eight cards. They mention no calories, goals or products; the only supplement is vitamin B12. */
export const cards: readonly NutritionCard[] = [
  {
    id: 'protein',
    figures: [
      { id: 'adultReference', perKilogram: [0.83] },
      { id: 'buildingMuscle', perKilogram: [1.4, 2] },
    ],
    sources: ['efsaProtein', 'issnProtein'],
  },
  {
    id: 'spread',
    figures: [{ id: 'perMeal', perKilogram: [0.25] }, { id: 'perMealAtAnyWeight' }],
    sources: ['issnProtein'],
  },
  { id: 'water', figures: [{ id: 'waterWomen' }, { id: 'waterMen' }], sources: ['efsaWater'] },
  { id: 'fruitAndVegetables', figures: [{ id: 'fruitAndVegetables' }], sources: ['whoDiet', 'plate'] },
  { id: 'training', figures: [], sources: ['issnTiming', 'issnProtein'] },
  { id: 'restDays', figures: [], sources: ['issnProtein'] },
  { id: 'plants', figures: [], sources: ['academy'] },
  { id: 'professional', figures: [], sources: ['efsaProtein', 'kidneys'] },
];

/** The accepted range of a weight in kilograms. */
export const weightRange = { least: 30, most: 250 };

/** Reads a weight in kilograms as a person typed it; null if it is none or outside the range. */
export function readWeight(typed: string): number | null {
  const weight = readTypedDecimal(typed);
  return weight !== null && weight >= weightRange.least && weight <= weightRange.most ? weight : null;
}

/** The figure in grams for this weight; null if it does not depend on weight. */
export function gramsOf({ perKilogram }: CardFigure, weight: number): string | null {
  if (!perKilogram) return null;
  const inGrams = (figure: number) => formatNumber(Math.round(figure * weight));
  const [from, to] = perKilogram;
  return to === undefined
    ? text.grams({ amount: inGrams(from) })
    : text.gramsRange({ from: inGrams(from), to: inGrams(to) });
}
