import { plural } from '@hundred/domain/text/plural';
import { defineText } from '../../ui/language/define-text';

export const text = defineText('nutrition', {
  title: 'Nutrition',
  lede: 'How to eat when you train, from public sources.',
  note: [
    'This is general guidance for healthy adults, not an eating plan.',
    'Pregnant, breastfeeding, kidney disease, diabetes or an eating disorder? Ask a professional first.',
    'Do you think about food or weight all the time? Talk to someone you trust.',
  ],
  lockedTitle: 'Eat well, without counting',
  locked: 'Get eight advice cards for mixed, vegetarian and vegan diets, with sources.',

  diet: 'Diet',
  diets: { mixed: 'Mixed', vegetarian: 'Vegetarian', vegan: 'Vegan' },
  weight: 'Weight in kg (optional)',
  weightStaysHere: 'We never save or send your weight.',
  weightRange: ({ least, most }: { least: string; most: string }) =>
    `Enter a weight between ${least} and ${most} kg.`,
  noFigures: 'We show amounts only to adults. If you’re 20 or older, set your age group in Settings.',
  place: ({ number, total }: { number: string; total: string }) => `Card ${number} of ${total}`,
  grams: ({ amount }: { amount: string }) => `${amount} g`,
  gramsRange: ({ from, to }: { from: string; to: string }) => `${from} to ${to} g`,
  sourcesOf: ({ sources }: { sources: readonly string[] }) =>
    plural(sources.length, {
      one: `Source: ${sources.join('; ')}.`,
      other: `Sources: ${sources.join('; ')}.`,
    }),

  cards: {
    protein: {
      title: 'Protein',
      advice: 'Muscles are made of protein. Eat a portion with each meal.',
      diets: {
        mixed: 'Good sources: fish, eggs, yogurt, meat, lentils and beans.',
        vegetarian: 'Good sources: eggs, yogurt, cheese, lentils, beans and tofu.',
        vegan: 'Good sources: lentils, beans, tofu, tempeh, nuts and seeds. Mix them over the day.',
      },
    },
    spread: {
      title: 'Protein over the day',
      advice: 'Eat protein every few hours. That is likely better than one large portion.',
      diets: {
        mixed: 'Breakfast often lacks protein. Add eggs, yogurt or cottage cheese.',
        vegetarian: 'Breakfast often lacks protein. Add eggs, yogurt or cottage cheese.',
        vegan: 'Breakfast often lacks protein. Add soy yogurt, nut butter or tofu.',
      },
    },
    water: {
      title: 'Water',
      advice: 'Drink with meals and when thirsty. Drink more in heat and after sweating.',
      diets: {
        mixed: 'At least a fifth of your water comes from food, like soup or fruit.',
        vegetarian: 'At least a fifth of your water comes from food, like soup or fruit.',
        vegan: 'At least a fifth of your water comes from food, like soup or fruit.',
      },
    },
    fruitAndVegetables: {
      title: 'Fruit and vegetables',
      advice: 'Eat five portions a day, in many colors. Potatoes don’t count.',
      diets: {
        mixed: 'Fill half of your plate with fruit and vegetables.',
        vegetarian:
          'Fill half of your plate with fruit and vegetables. Fill a quarter with beans or lentils.',
        vegan:
          'Fill half of your plate with fruit and vegetables. Fill the rest with beans and whole grains.',
      },
    },
    training: {
      title: 'Around training',
      advice:
        'Your daily reps need no special food. Don’t eat a large meal right before training. Protein helps before or after it.',
      diets: {
        mixed: 'Often hungry when you train? Eat a banana an hour before.',
        vegetarian: 'Often hungry when you train? Eat a banana an hour before.',
        vegan: 'Often hungry when you train? Eat a banana an hour before.',
      },
    },
    restDays: {
      title: 'Rest days',
      advice: 'Your muscles keep growing on rest days. Eat as usual.',
      diets: {
        mixed: 'Eat the same portions of protein.',
        vegetarian: 'Eat the same portions of protein.',
        vegan: 'Eat the same portions of protein.',
      },
    },
    plants: {
      title: 'Eating plants',
      advice: 'A well-planned vegetarian or vegan diet suits adults who train.',
      diets: {
        mixed: 'Try more meals with beans, lentils and whole grains.',
        vegetarian: 'Milk and eggs contain vitamin B12. If you eat little of them, add another source.',
        vegan: 'Vitamin B12 comes from a supplement or fortified food. Plants have none.',
      },
    },
    professional: {
      title: 'When to ask a professional',
      advice:
        'Ask a doctor or dietitian if you’re pregnant, breastfeeding or under 20. Ask if you’re ill, for example with kidney disease or diabetes. Ask if you ever had an eating disorder. Ask if you always think about food, or your weight changes for no reason.',
      diets: {
        mixed: 'With kidney disease, a lot of protein can do harm.',
        vegetarian: 'With kidney disease, a lot of protein can do harm.',
        vegan: 'A blood test shows whether you get enough vitamin B12 and iron.',
      },
    },
  },
  /** The amounts are written as published. */
  figures: {
    adultReference: { name: 'Recommended for adults, by body weight', amount: '0.83 g per kg a day' },
    buildingMuscle: { name: 'Building muscle, by body weight', amount: '1.4 to 2.0 g per kg a day' },
    perMeal: { name: 'In one meal, by body weight', amount: '0.25 g per kg' },
    perMealAtAnyWeight: { name: 'In one meal, at any weight', amount: '20 to 40 g' },
    waterWomen: { name: 'Women, including water from food', amount: '2.0 L a day' },
    waterMen: { name: 'Men, including water from food', amount: '2.5 L a day' },
    fruitAndVegetables: { name: 'Recommended', amount: 'At least 400 g a day' },
  },
  /** Each with its year. */
  sources: {
    efsaProtein: 'European Food Safety Authority, reference values for protein, 2012',
    efsaWater: 'European Food Safety Authority, reference values for water, 2010',
    issnProtein: 'International Society of Sports Nutrition, protein and exercise, 2017',
    issnTiming: 'International Society of Sports Nutrition, nutrient timing, 2017',
    whoDiet: 'World Health Organization, healthy diet, 2020',
    plate: 'United States Department of Agriculture, MyPlate, 2011',
    academy: 'Academy of Nutrition and Dietetics, vegetarian diets, 2016',
    kidneys: 'Kidney Disease: Improving Global Outcomes, guideline on chronic kidney disease, 2024',
  },
});
