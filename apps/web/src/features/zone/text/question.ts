import { text as timeText } from '../../../platform/time/text';
import { defineText } from '../../../ui/language/define-text';

type Place = { place: string };

export const text = defineText('zone/question', {
  question: ({ place }: Place) => `Are you on ${timeText.clock({ place })} now?`,
  explanation: ({ place }: Place) => `Your days still follow ${timeText.clock({ place })}.`,
});
