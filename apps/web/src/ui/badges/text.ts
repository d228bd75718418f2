import { defineText } from '../language/define-text';

export const text = defineText('ui/badges', {
  medals: { 1: 'Gold medal, rank 1', 2: 'Silver medal, rank 2', 3: 'Bronze medal, rank 3' },
});
