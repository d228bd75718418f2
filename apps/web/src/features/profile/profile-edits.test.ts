import type { Profile } from '@hundred/contract/identity';
import { describe, expect, it } from 'vitest';
import { stubPerson } from '../../platform/stub-session';
import { type Edits, fieldsOf, isEdited, profileUpdate, unsavedEdits } from './profile-edits';

const profile: Profile = {
  ...stubPerson,
  displayName: 'Ana',
  ageGroup: '30-39',
  showNameOnLeaderboard: false,
};
const nameless: Profile = { ...profile, displayName: null, ageGroup: null, timezone: null };

describe('The request that saves the profile', () => {
  it.each<[string, Profile, Edits, object]>([
    [
      'the stored name and age group without edits',
      profile,
      {},
      { displayName: 'Ana', ageGroup: '30-39', showNameOnLeaderboard: false },
    ],
    ['neither a name nor an age group if none is stored', nameless, {}, { showNameOnLeaderboard: false }],
    [
      'a name without the spaces around it',
      nameless,
      { displayName: '  Bo ' },
      { displayName: 'Bo', showNameOnLeaderboard: false },
    ],
    [
      'no name if it was emptied',
      profile,
      { displayName: ' ' },
      { ageGroup: '30-39', showNameOnLeaderboard: false },
    ],
    [
      'null for an age group that was removed',
      profile,
      { ageGroup: '' },
      { displayName: 'Ana', ageGroup: null, showNameOnLeaderboard: false },
    ],
    [
      'zone and cover if they were changed',
      nameless,
      { timezone: 'Asia/Tokyo', autoRestCover: false, showNameOnLeaderboard: true },
      { showNameOnLeaderboard: true, timezone: 'Asia/Tokyo', autoRestCover: false },
    ],
    [
      'no reminder time, which has a form of its own',
      nameless,
      { reminderTime: '07:00' },
      { showNameOnLeaderboard: false },
    ],
  ])('contains %s', (_what, person, edits, sent) => {
    expect(profileUpdate(person, edits)).toEqual(sent);
  });
});

it('Every edited field is sent, except those that other forms save', () => {
  const notSent = Object.entries(fieldsOf(profile)).filter(([name, value]) => {
    const editedValue = typeof value === 'boolean' ? !value : `${value}, edited`;
    const update: Record<string, unknown> = profileUpdate(profile, { [name]: editedValue });
    return update[name] !== editedValue;
  });
  expect(notSent.map(([name]) => name)).toEqual(['reminderTime', 'reason', 'mood']);
});

describe('The check for unsaved changes', () => {
  it.each<[Edits, boolean]>([
    [{}, false],
    [{ displayName: 'Ana' }, false],
    [{ displayName: 'Anna' }, true],
    [{ displayName: '' }, true],
    [{ ageGroup: '' }, true],
    // The values of `stubPerson`.
    [{ autoRestCover: true, reminderTime: '09:00' }, false],
    [{ reminderTime: '09:01' }, true],
  ])('of %o is %s', (edits, expected) => {
    expect(isEdited(profile, edits)).toBe(expected);
  });
});

it('Edits made while saving stay unsaved, and the sent ones do not', () => {
  const sent: Edits = { displayName: 'Bo', ageGroup: '' };
  expect(unsavedEdits<Edits>({ ...sent, displayName: 'Bob', reminderTime: '07:00' }, sent)).toEqual({
    displayName: 'Bob',
    reminderTime: '07:00',
  });
});
