import type { ChallengeToday, TeamToday, Together } from '@hundred/contract/together/groups';
import { describe, expect, it } from 'vitest';
import { idOf, nothingYet } from '../testing/invented-groups';
import { inTileOrder, peopleTextOf, teamNeeds, tilesText } from './people-text';

const person = (name: string, today: 'done' | 'open' | 'resting') => ({
  id: idOf(name),
  name,
  isMe: name === 'Ines',
  today,
  mayNudge: false,
});

const oak: TeamToday = {
  streak: 11,
  asked: 7,
  done: 4,
  needed: 5,
  people: [person('Ines', 'open'), person('Jonas', 'open'), person('Tomasz Wolski', 'done')],
};

const brief = { members: 3, isOwner: false, isReadOnly: false };
const inTeams = (...teams: [string, TeamToday][]): Together => ({
  ...nothingYet,
  teams: teams.map(([name, today]) => ({ ...brief, id: idOf(name), name, today })),
});

describe('The line about people', () => {
  it('says how many are done, and what today needs', () => {
    expect(peopleTextOf(inTeams(['Team Oak', oak]))).toMatchObject({
      name: 'Team Oak',
      count: '4 of 7 done.',
      needs: 'One more and today counts.',
    });
    expect(teamNeeds({ ...oak, done: 2 })).toBe('3 more and today counts.');
    expect(teamNeeds({ ...oak, done: 6 })).toBe('Today already counts.');
    expect(teamNeeds({ ...oak, done: 7 })).toBe('Your team is done for today.');
    const resting = [person('Ines', 'open'), person('Jonas', 'resting')];
    expect(teamNeeds({ ...oak, asked: 1, done: 0, needed: 2, people: resting })).toBe(
      'Too few members train today. Your team keeps its streak.',
    );
  });

  it('says on the first day of a team that new members count from tomorrow', () => {
    const first = { ...oak, asked: 0, done: 0, needed: 2 };
    expect(peopleTextOf(inTeams(['Team Oak', first]))).toMatchObject({
      count: '',
      needs: 'New members count from tomorrow.',
    });
  });

  it('counts the members of a club, of whom only some are named', () => {
    const [team] = inTeams(['Sports Club', oak]).teams;
    const lineOf = (club: { isClub?: true }) =>
      peopleTextOf({ ...nothingYet, teams: team ? [{ ...team, ...club, members: 312 }] : [] });
    expect(lineOf({ isClub: true })?.members).toBe(312);
    expect(lineOf({})?.members).toBe(3);
  });

  it('is about the team that misses the fewest', () => {
    const teams = inTeams(['Counted', { ...oak, done: 6 }], ['Far', { ...oak, done: 1 }], ['Near', oak]);
    expect(peopleTextOf(teams)?.name).toBe('Near');
  });

  it('does not exist without a group, or with a team of one', () => {
    expect(peopleTextOf(nothingYet)).toBeUndefined();
    expect(peopleTextOf(inTeams(['Alone', { ...oak, people: [person('Ines', 'open')] }]))).toBeUndefined();
  });

  it('is about a challenge if there is no team, until the own day is done', () => {
    const scored = (name: string, score: number, rank: number, today: 'done' | 'open' = 'open') => ({
      ...person(name, today),
      score,
      rank,
      dates: 12,
    });
    const today: ChallengeToday = {
      goal: 'days',
      target: null,
      sum: null,
      date: 12,
      dates: 14,
      people: [scored('Tomasz', 12, 1), scored('Ines', 11, 2)],
    };
    const dates = { from: '2025-11-17', to: '2025-11-30', isSettled: false };
    const inOne = (change: Partial<ChallengeToday>): Together => ({
      ...nothingYet,
      challenges: [
        { ...brief, ...dates, id: idOf('November'), name: 'November', today: { ...today, ...change } },
      ],
    });
    expect(peopleTextOf(inOne({}))).toMatchObject({
      count: '11 of 12 days done.',
      needs: 'Finish today to tie for first place.',
    });
    expect(peopleTextOf(inOne({ goal: 'together', target: 40, sum: 31 }))).toMatchObject({
      count: '31 of 40 days done.',
      needs: 'Finish today to reach 32 days.',
    });
    const donePeople = [scored('Tomasz', 12, 1), scored('Ines', 12, 1, 'done')];
    expect(peopleTextOf(inOne({ people: donePeople }))).toBeUndefined();
  });

  it('has the tiles of those who are done first, and the own one last', () => {
    expect(inTileOrder(oak.people).map(({ name }) => name)).toEqual(['Tomasz Wolski', 'Jonas', 'Ines']);
    expect(tilesText(oak.people)).toBe('Done: Tomasz. Not done yet: Jonas and you.');
  });
});
