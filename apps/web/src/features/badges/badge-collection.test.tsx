import { badgesAnswer } from '@hundred/domain/badges/badges-answer';
import { badgeProgress } from '@hundred/domain/badges/progress';
import { type BadgeGroup, badgeGroups, badgeIds } from '@hundred/domain/challenge/facts/badge-id';
import { fold } from '@hundred/domain/challenge/fold/fold';
import { personaNames, personas } from '@hundred/testkit/logs/personas';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { Badges } from '../../challenge/badges-view';
import { BadgeCollection } from './badge-collection';

const render = (badges: Badges) =>
  renderToStaticMarkup(
    <StaticRouter location="/badges">
      <BadgeCollection badges={badges} />
    </StaticRouter>,
  );

describe('The badge collection of', () => {
  it.each(personaNames)('%s shows the badges of the log, and first the one closest to earning', (name) => {
    const { log, now, state } = personas[name]();
    const markup = render(badgesAnswer(fold(log), now)!);
    expect(markup).toContain(`>${state.badges.length} of ${badgeIds.length} badges earned<`);
    expect([...markup.matchAll(/ \(earned\) /g)]).toHaveLength(state.badges.length);
    // Some locked badges are shown twice: also under "Closest to Earning".
    expect([...markup.matchAll(/class="badge-\w+ badge-locked"/g)].length).toBeGreaterThanOrEqual(
      badgeIds.length - state.badges.length,
    );
    const [closest] = badgeProgress(fold(log), now);
    const percent = /Closest to Earning.*?aria-valuenow="(\d+)"/s.exec(markup)?.[1];
    expect(Number(percent)).toBe(closest?.progressPercent);
  });

  it('a person on day 57 shows all badges in four groups, with the count of each', () => {
    const { log, now } = personas['day 57 with rests']();
    const markup = render(badgesAnswer(fold(log), now)!);
    const groups = [...markup.matchAll(/<h2>([^<]+)<\/h2><span class="label">([^<]+)<\/span>/g)];
    const countOf = (...names: BadgeGroup[]) =>
      badgeIds.filter((id) => names.includes(badgeGroups[id])).length;
    expect(groups.map(([, title, count]) => `${title}: ${count}`)).toEqual([
      `Streak Badges: 3 of ${countOf('streak')}`,
      `Milestone Badges: 2 of ${countOf('milestone')}`,
      `Rep Count Badges: 3 of ${countOf('reps')}`,
      `Special Badges: 4 of ${countOf('special', 'premium')}`,
    ]);
  });

  it('a person who has earned all badges has no "Closest to Earning"', () => {
    const { log, now } = personas['day 100']();
    const answer = badgesAnswer(fold(log), now)!;
    // No persona has all badges. A person with all of them has no progress toward another.
    const markup = render({ ...answer, progress: [] });
    expect(markup).not.toContain('Closest to Earning');
  });
});
