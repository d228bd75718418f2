import { defineText } from '../../ui/language/define-text';

type Place = { place: string };

export const text = defineText('zone', {
  question: ({ place }: Place) => `Are you on ${place} time now?`,
  explanation: ({ place }: Place) =>
    `Your days still follow ${place} time. Changing it never costs a streak.`,
  change: ({ place }: Place) => `Use ${place} time`,
  changing: 'Changing...',
  stay: ({ place }: Place) => `Stay on ${place} time`,
  changed: ({ place }: Place) => `Your days now follow ${place} time.`,
  notChanged: ({ reason }: { reason: string }) => `We couldn’t change your time zone. ${reason}`,
});
