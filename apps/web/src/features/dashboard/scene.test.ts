import { describe, expect, it } from 'vitest';
import { isSeasonOneOpen, type SceneInput, sceneOf } from './scene';

const hundredthDone = { finished: true, isCenturyClub: false };
const mayChoose = { isEligible: true, hasChosen: false, currentPath: null };
const nothingLoaded = {
  today: undefined,
  club: undefined,
  isClubLoading: false,
  hasSeenSeasonOne: false,
  isChooserOpen: false,
};
const shownPart = (input: Partial<SceneInput>) => sceneOf({ ...nothingLoaded, ...input }).shows;

describe('The address of the dashboard shows', () => {
  it('the day, whatever else has loaded', () => {
    expect(shownPart({})).toBe('day');
    expect(shownPart({ today: { finished: false, isCenturyClub: false } })).toBe('day');
    expect(shownPart({ today: { finished: true, isCenturyClub: true } })).toBe('day');
  });

  it('the chooser, for a person who comes back after Day 100 without a path', () => {
    expect(shownPart({ today: hundredthDone, isClubLoading: true })).toBe('unknown');
    expect(shownPart({ today: hundredthDone, club: mayChoose })).toBe('chooser');
    expect(shownPart({ today: hundredthDone, club: { ...mayChoose, hasChosen: true } })).toBe('day');
  });

  it('the finished day first, if it was finished on this page', () => {
    const seenSeasonOne = { today: hundredthDone, hasSeenSeasonOne: true };
    expect(shownPart({ ...seenSeasonOne, isClubLoading: true })).toBe('day');
    expect(shownPart({ ...seenSeasonOne, club: mayChoose })).toBe('day');
    expect(shownPart({ ...seenSeasonOne, club: mayChoose, isChooserOpen: true })).toBe('chooser');
  });

  it('the day, if the options of the club cannot be loaded', () => {
    expect(shownPart({ today: hundredthDone })).toBe('day');
  });
});

it('Season 1 is open until its hundredth day is done', () => {
  expect(isSeasonOneOpen(undefined)).toBe(false);
  expect(isSeasonOneOpen({ finished: false, isCenturyClub: false })).toBe(true);
  expect(isSeasonOneOpen(hundredthDone)).toBe(false);
  expect(isSeasonOneOpen({ finished: false, isCenturyClub: true })).toBe(false);
});
