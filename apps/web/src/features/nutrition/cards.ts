import { formatNumber } from '../../platform/format/format';
import { readTypedDecimal } from '../../ui/forms/typed-number';

/** Diets. */
export const ways = { mixed: 'Mixed', vegetarian: 'Vegetarian', vegan: 'Vegan' } as const;
export type Way = keyof typeof ways;

/** A published figure, also in grams for the person's weight if it is per kilogram. */
interface CardFigure {
  name: string;
  /** As published. */
  amount: string;
  /** Per kilogram of weight: the figure, or the ends of a range. */
  perKilogram?: readonly [number, number?];
}

export interface NutritionCard {
  title: string;
  text: string;
  /** Additional text for each diet. */
  ways: Readonly<Record<Way, string>>;
  /** Shown to adults only. */
  figures: readonly CardFigure[];
  /** Each with its year. */
  sources: readonly string[];
}

const efsaProtein = 'European Food Safety Authority, reference values for protein, 2012';
const efsaWater = 'European Food Safety Authority, reference values for water, 2010';
const issnProtein = 'International Society of Sports Nutrition, protein and exercise, 2017';
const issnTiming = 'International Society of Sports Nutrition, nutrient timing, 2017';
const whoDiet = 'World Health Organization, healthy diet, 2020';
const plate = 'United States Department of Agriculture, MyPlate, 2011';
const academy = 'Academy of Nutrition and Dietetics, vegetarian diets, 2016';
const kidneys = 'Kidney Disease: Improving Global Outcomes, guideline on chronic kidney disease, 2024';

/** Eight cards. They mention no calories, goals or products; the only supplement is vitamin B12. */
export const cards: readonly NutritionCard[] = [
  {
    title: 'Protein',
    text: 'Muscles are made of it. A portion with each meal gets there without counting.',
    ways: {
      mixed: 'Fish, eggs, yoghurt, meat, lentils and beans all have much of it.',
      vegetarian: 'Eggs, yoghurt, cheese, lentils, beans and tofu all have much of it.',
      vegan: 'Lentils, beans, tofu, tempeh, nuts and seeds; several kinds over a day complete each other.',
    },
    figures: [
      { name: 'Reference for adults', amount: '0.83 g per kg a day', perKilogram: [0.83] },
      { name: 'Building muscle', amount: '1.4 to 2.0 g per kg a day', perKilogram: [1.4, 2] },
    ],
    sources: [efsaProtein, issnProtein],
  },
  {
    title: 'Spread over the day',
    text: 'Portions of protein every few hours, spread evenly over the day, are thought to serve muscles better than one large one in the evening.',
    ways: {
      mixed: 'Breakfast often lacks it: eggs, yoghurt or curd change that.',
      vegetarian: 'Breakfast often lacks it: eggs, yoghurt or curd change that.',
      vegan: 'Breakfast often lacks it: soya yoghurt, nut butter or tofu change that.',
    },
    figures: [
      { name: 'In one meal', amount: '0.25 g per kg', perKilogram: [0.25] },
      { name: 'Whatever one weighs', amount: '20 to 40 g' },
    ],
    sources: [issnProtein],
  },
  {
    title: 'Water',
    text: 'Drink with meals and when thirsty, more in heat and after sweating. Water from food counts too.',
    ways: {
      mixed: 'Food brings a fifth of it or more: soup, fruit and vegetables most of all.',
      vegetarian: 'Food brings a fifth of it or more: soup, fruit and vegetables most of all.',
      vegan: 'Food brings a fifth of it or more: soup, fruit and vegetables most of all.',
    },
    figures: [
      { name: 'Women, in all', amount: '2.0 l a day' },
      { name: 'Men, in all', amount: '2.5 l a day' },
    ],
    sources: [efsaWater],
  },
  {
    title: 'Fruit and vegetables',
    text: 'Five portions a day of many colours. Potatoes do not count among them, beans and lentils are good beside them.',
    ways: {
      mixed: 'Half of a plate is a good measure.',
      vegetarian: 'Half of a plate is a good measure; pulses can fill another quarter.',
      vegan: 'Half of a plate is a good measure; pulses and whole grains can fill the rest.',
    },
    figures: [{ name: 'At least', amount: '400 g a day' }],
    sources: [whoDiet, plate],
  },
  {
    title: 'Around training',
    text: 'The set of a day needs nothing special. A large meal right before it is only in the way, and protein before or after it serves the muscles alike.',
    ways: {
      mixed: 'A snack an hour before, such as a banana, is enough for whoever trains hungry.',
      vegetarian: 'A snack an hour before, such as a banana, is enough for whoever trains hungry.',
      vegan: 'A snack an hour before, such as a banana, is enough for whoever trains hungry.',
    },
    figures: [],
    sources: [issnTiming, issnProtein],
  },
  {
    title: 'Rest days',
    text: 'Muscles go on building for a day or more after training. Eat on a rest day as on any other.',
    ways: {
      mixed: 'The portions of protein stay.',
      vegetarian: 'The portions of protein stay.',
      vegan: 'The portions of protein stay.',
    },
    figures: [],
    sources: [issnProtein],
  },
  {
    title: 'Eating plants',
    text: 'A well planned vegetarian or vegan way of eating can serve adults well, those who do sports included.',
    ways: {
      mixed: 'More meals of beans, lentils and whole grains do nobody harm.',
      vegetarian: 'Milk and eggs bring vitamin B12; whoever has little of them needs another source.',
      vegan:
        'Vitamin B12 comes from a supplement or from fortified food, reliably and for good: plants have none.',
    },
    figures: [],
    sources: [academy],
  },
  {
    title: 'When to ask a professional',
    text: 'When pregnant or breastfeeding, with kidney disease, diabetes or another illness, with an eating disorder now or before, or under 20: a doctor or dietitian knows what suits you. Also where food takes up much of your thoughts, or weight changes without a reason.',
    ways: {
      mixed: 'Where the kidneys are ill, much protein can harm them, which no card can judge.',
      vegetarian: 'Where the kidneys are ill, much protein can harm them, which no card can judge.',
      vegan: 'A blood test can tell whether vitamin B12 and iron are enough.',
    },
    figures: [],
    sources: [efsaProtein, kidneys],
  },
];

/** The accepted range of a weight in kilograms. */
export const weights = { least: 30, most: 250 };

export function readWeight(typed: string): number | null {
  const weight = readTypedDecimal(typed);
  return weight !== null && weight >= weights.least && weight <= weights.most ? weight : null;
}

/** The figure in grams for this weight; null if it does not depend on weight. */
export function gramsOf({ perKilogram }: CardFigure, weight: number): string | null {
  if (!perKilogram) return null;
  const [from, to] = perKilogram.map((each) => each && formatNumber(Math.round(each * weight)));
  return to === undefined ? `${from} g` : `${from} to ${to} g`;
}
