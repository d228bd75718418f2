import { defineText } from '../../../ui/language/define-text';

type Place = { place: string };

export const text = defineText('zone/buttons', {
  change: ({ place }: Place) => `Use ${place} time`,
  changing: 'Changing...',
  stay: ({ place }: Place) => `Stay on ${place} time`,
  changed: ({ place }: Place) => `Your days now follow ${place} time.`,
  notChanged: ({ reason }: { reason: string }) => `We couldn’t change your time zone. ${reason}`,
});
