import { cards } from '../../features/nutrition/cards';
import { NutritionCardView, NutritionView } from '../../features/nutrition/nutrition-view';
import { text } from '../../features/nutrition/text';
import { useSession } from '../../platform/session';
import { CoachFrame } from './coach-frame';

export default function CoachNutritionRoute() {
  const session = useSession();
  const ageGroup = session.state === 'signed-in' ? session.person.ageGroup : null;
  // A person without an age group may be under 20. Figures are for adults only.
  const isAdult = ageGroup != null && ageGroup !== 'under20';
  const example = cards.find(({ id }) => id === 'fruitAndVegetables');
  return (
    <CoachFrame
      title={text.title}
      lede={text.lede}
      feature="nutrition-guidance"
      note={{ subject: 'nutrition', lines: text.note }}
      locked={{
        title: text.lockedTitle,
        text: text.locked,
        example: example && <NutritionCardView card={example} diet="mixed" weight={null} isAdult={false} />,
      }}
    >
      {() => <NutritionView isAdult={isAdult} />}
    </CoachFrame>
  );
}
