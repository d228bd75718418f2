import { getBadges } from '@hundred/contract/badges';
import { badgesAnswer } from '@hundred/domain/badges/badges-answer';
import type { Routes } from '../../http/route';
import { type ChallengeReader, notStarted } from '../../log/challenge-reader';
import { Refusal } from '../../refusals/refusal';

export function addBadgesCalls(routes: Routes, challengeReader: ChallengeReader): void {
  routes.addWithLog(getBadges, async ({ person, now }) => {
    const snapshot = await challengeReader.snapshot(person);
    if (snapshot instanceof Refusal) return snapshot;
    return badgesAnswer(snapshot, now) ?? notStarted();
  });
}
