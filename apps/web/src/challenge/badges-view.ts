import type { getBadges } from '@hundred/contract/badges';
import type { AnswerOf } from '@hundred/contract/call';
import { badgesAnswer } from '@hundred/domain/badges/badges-answer';
import { viewOfCall } from './view';

export type Badges = AnswerOf<typeof getBadges>;
export type Badge = Badges['allBadges'][number];
export type BadgeProgress = Badges['progress'][number];

export const badgesView = viewOfCall('/challenge/badges', ({ snapshot, now }) => badgesAnswer(snapshot, now));
