import { badgeDefinitions } from '@hundred/domain/badges/definitions';
import { badgeIds } from '@hundred/domain/challenge/facts/badge-id';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BadgeMedallion } from './badge-medallion';

const glyphOf = (id: string) =>
  renderToStaticMarkup(<BadgeMedallion id={id} />).replace(/^.*class="badge-rim"[^>]*><\/\w+>/, '');

describe('BadgeMedallion', () => {
  it('has a drawing of its own for each badge', () => {
    expect(new Set(badgeIds.map(glyphOf)).size).toBe(badgeIds.length);
    for (const id of badgeIds) expect(glyphOf(id)).toContain('class="badge-');
  });

  it('shows the group by its shape', () => {
    const shape = (id: string) =>
      /badge-(circle|cell|hexagon|octagon)/.exec(renderToStaticMarkup(<BadgeMedallion id={id} />))?.[1];
    const shapes = {
      streak: 'circle',
      milestone: 'cell',
      reps: 'hexagon',
      special: 'octagon',
      premium: 'octagon',
    } as const;
    for (const { id, group } of badgeDefinitions) expect([id, shape(id)]).toEqual([id, shapes[group]]);
  });

  it('draws numerals as outlines, so that it needs no font', () => {
    for (const id of badgeIds)
      expect(renderToStaticMarkup(<BadgeMedallion id={id} />)).not.toContain('<text');
  });

  it('is filled up to its progress while locked, and only then', () => {
    const topOfFill = (markup: string) => /<clipPath[^>]*><rect y="([\d.]+)"/.exec(markup)?.[1];
    const markup = (progress: number, state: 'locked' | 'earned') =>
      renderToStaticMarkup(<BadgeMedallion id="unstoppable" state={state} progress={progress} />);
    // A quarter of the 96 units, from below.
    expect(topOfFill(markup(0.25, 'locked'))).toBe('72');
    expect(topOfFill(markup(2, 'locked'))).toBe('0');
    expect(topOfFill(markup(0, 'locked'))).toBeUndefined();
    expect(topOfFill(markup(0.5, 'earned'))).toBeUndefined();
  });

  it('draws an empty pin for an unknown badge instead of failing', () => {
    expect(renderToStaticMarkup(<BadgeMedallion id="badge_of_tomorrow" />)).toContain('badge-octagon');
  });
});
