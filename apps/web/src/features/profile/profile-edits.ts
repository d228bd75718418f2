import type { BodyOf } from '@hundred/contract/call';
import type { Profile, updateProfile } from '@hundred/contract/identity';
import type { Mood } from '@hundred/domain/text/boosts';
import type { AgeGroup } from '../../platform/format/age-groups';

/** The values of the settings fields. */
export type Fields = {
  displayName: string;
  showNameOnLeaderboard: boolean;
  ageGroup: AgeGroup | '';
  /** Empty until the challenge has started. */
  timezone: string;
  autoRestCover: boolean;
  reminderTime: string;
  reason: string;
  /** Empty for no particular mood. */
  mood: Mood | '';
};

/** Only the edited fields, so that changes of other fields, also from another device, show at once. */
export type Edits = Partial<Fields>;

/** The props of a settings form. Each form shows and saves its part of the same edits. */
export type FormProps = { profile: Profile; edits: Edits; onEdit: (edits: Edits) => void };

export type ProfileUpdate = BodyOf<typeof updateProfile>;

/** The fields as they are saved. */
export const fieldsOf = (profile: Profile): Fields => ({
  displayName: profile.displayName ?? '',
  showNameOnLeaderboard: profile.showNameOnLeaderboard,
  ageGroup: profile.ageGroup ?? '',
  timezone: profile.timezone ?? '',
  autoRestCover: profile.autoRestCover,
  reminderTime: profile.reminderTime,
  reason: profile.reason ?? '',
  mood: profile.mood ?? '',
});

/** Whether an edit differs from what is saved. */
export function isEdited(profile: Profile, edits: Edits): boolean {
  const savedFields = fieldsOf(profile);
  return (Object.keys(edits) as Array<keyof Fields>).some(
    (name) => edits[name] !== undefined && edits[name] !== savedFields[name],
  );
}

/** The edits that `sent` does not contain: those made after it was sent. */
export const unsavedEdits = <E extends object>(edits: E, sent: Partial<E>): E =>
  Object.fromEntries(Object.entries(edits).filter(([name, value]) => value !== sent[name as keyof E])) as E;

/**
 * The request body of a save: name and age group only if set, and always whether the name is shown. A removed age group
 * is sent as null, otherwise it could never be removed. Zone and cover are facts of the log, so they are sent only if
 * they were changed here.
 */
export function profileUpdate(profile: Profile, edits: Edits): ProfileUpdate {
  const { displayName, ageGroup, showNameOnLeaderboard, timezone, autoRestCover } = {
    ...fieldsOf(profile),
    ...edits,
  };
  const name = displayName.trim();
  return {
    ...(name && { displayName: name }),
    ...(ageGroup ? { ageGroup } : profile.ageGroup !== null && { ageGroup: null }),
    showNameOnLeaderboard,
    ...(timezone && timezone !== profile.timezone && { timezone }),
    ...(autoRestCover !== profile.autoRestCover && { autoRestCover }),
  };
}
