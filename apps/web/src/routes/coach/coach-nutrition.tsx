import { cards } from '../../features/nutrition/cards';
import { NutritionView, OneCard } from '../../features/nutrition/nutrition-view';
import { text } from '../../features/nutrition/text';
import { useSession } from '../../platform/session';
import { CoachFrame } from './coach-frame';

export default function CoachNutritionRoute() {
  const session = useSession();
  const ageGroup = session.state === 'signed-in' ? session.person.ageGroup : null;
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
        example: example && <OneCard card={example} diet="mixed" weight={null} isAdult={false} />,
      }}
    >
      {() => <NutritionView isAdult={ageGroup != null && ageGroup !== 'under20'} />}
    </CoachFrame>
  );
}
