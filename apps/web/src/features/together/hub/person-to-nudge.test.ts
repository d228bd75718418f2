import { describe, expect, it } from 'vitest';
import { idOf } from '../testing/invented-groups';
import { personToNudge } from './person-to-nudge';

const person = (name: string, streak: number, change = {}) => ({
  id: idOf(name),
  name,
  isMe: name === 'Ines',
  today: 'open' as const,
  mayNudge: name !== 'Ines',
  streak,
  ...change,
});

describe('The person to nudge', () => {
  it('is the person with the longest streak whose day is open, and never the reader', () => {
    const people = [
      person('Ines', 90),
      person('Lena', 4),
      person('Jonas', 12),
      person('Sam', 40, { today: 'done', mayNudge: false }),
      person('Priya', 50, { today: 'resting', mayNudge: false }),
    ];
    expect(personToNudge(people)).toMatchObject({ person: { name: 'Jonas' }, isNudged: false });
  });

  it('is nobody while everyone else is done', () => {
    expect(personToNudge([person('Ines', 1), person('Sam', 4, { today: 'done' })])).toBeUndefined();
  });

  it('stays the one who was nudged today, although another is open', () => {
    const people = [person('Jonas', 12), person('Lena', 4, { mayNudge: false })];
    expect(personToNudge(people)).toMatchObject({ person: { name: 'Lena' }, isNudged: true });
  });

  it('is chosen without streaks too, which older servers omit', () => {
    const { streak: _, ...older } = person('Jonas', 0);
    expect(personToNudge([older])?.person.name).toBe('Jonas');
  });
});
