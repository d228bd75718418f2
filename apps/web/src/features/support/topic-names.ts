import type { SupportTopic } from '@hundred/domain/support/support-request';

export const topicNames: Record<SupportTopic, string> = {
  problem: 'Something does not work',
  account: 'My account',
  payment: 'A payment',
  idea: 'An idea',
  other: 'Something else',
};
