import { defineText } from '../../../ui/language/define-text';

type Place = { place: string };

export const text = defineText('zone/question', {
  question: ({ place }: Place) => `Are you on ${place} time now?`,
  explanation: ({ place }: Place) => `Your days still follow ${place} time.`,
});
