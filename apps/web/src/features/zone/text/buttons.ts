import { text as timeText } from '../../../platform/time/text';
import { defineText } from '../../../ui/language/define-text';

type Place = { place: string };

export const text = defineText('zone/buttons', {
  change: ({ place }: Place) => `Use ${timeText.clock({ place })}`,
  changing: 'Changing...',
  stay: ({ place }: Place) => `Stay on ${timeText.clock({ place })}`,
  changed: ({ place }: Place) => `Your days now follow ${timeText.clock({ place })}.`,
  notChanged: ({ reason }: { reason: string }) => `We couldn’t change your time zone. ${reason}`,
});
