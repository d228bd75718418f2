import { cards } from '../../features/nutrition/cards';
import { NutritionView, OneCard } from '../../features/nutrition/nutrition-view';
import { useSession } from '../../platform/session';
import { CoachFrame } from './coach-frame';

const note = {
  subject: 'nutrition',
  text: [
    'This is general guidance for healthy adults from public sources, and no eating plan.',
    'Pregnant or breastfeeding, with kidney disease, diabetes or an eating disorder: ask a professional first.',
    'If food or weight takes up much of your thoughts, leave this page and talk to somebody you trust, or to a doctor.',
  ],
} as const;

export default function CoachNutritionRoute() {
  const session = useSession();
  const ageGroup = session.state === 'signed-in' ? session.person.ageGroup : null;
  const example = cards[3];
  return (
    <CoachFrame
      title="Nutrition"
      lede="What serves a body that trains, from public sources."
      feature="nutrition-guidance"
      note={note}
      locked={{
        title: 'Eat well, without counting',
        text: 'Eight cards for mixed, vegetarian and vegan eating, each with its source.',
        example: example && (
          <OneCard card={example} place="Card 4 of 8" way="mixed" weight={null} isAdult={false} />
        ),
      }}
    >
      {() => <NutritionView isAdult={ageGroup != null && ageGroup !== 'under20'} />}
    </CoachFrame>
  );
}
