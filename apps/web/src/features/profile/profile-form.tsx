import { longestCoveredGap } from '@hundred/domain/challenge/facts/allowance';
import { type AgeGroup, ageGroupOptions } from '../../platform/format/age-groups';
import { Card } from '../../ui/card';
import { Advanced } from '../../ui/forms/advanced';
import { Form } from '../../ui/forms/form';
import { Select } from '../../ui/forms/select';
import { Switch } from '../../ui/forms/switch';
import { TextField } from '../../ui/forms/text-field';
import { type Fields, type FormProps, fieldsOf, isEdited, profileUpdate } from './profile-edits';
import { fieldProblem, useSaveForm } from './save-profile';
import { SaveRow } from './save-row';
import { zoneOptions } from './zone-options';

export function ProfileForm({ profile, edits, onEdit }: FormProps) {
  const { reminderTime, reason, mood, ...own } = edits;
  const fields = { ...fieldsOf(profile), ...own };
  const saving = useSaveForm(edits, onEdit);
  const edit = (part: Partial<Fields>) => onEdit({ ...edits, ...part });
  const problem = (field: keyof Fields) => {
    const error = fieldProblem(saving.error, field);
    return error === undefined ? {} : { error };
  };

  function save() {
    saving.save((newest) => profileUpdate(newest, edits), own);
  }

  return (
    <Card aria-labelledby="profile">
      <h2 id="profile">Profile</h2>
      <Form refusal={saving.error} onSubmit={save} className="mt-5 grid gap-6">
        <TextField
          label="Display name"
          autoComplete="nickname"
          value={fields.displayName}
          onChange={(event) => edit({ displayName: event.target.value })}
          hint="1 to 40 characters. Left empty, it stays as it is."
          {...problem('displayName')}
        />
        <Switch
          label="Show my name on leaderboards"
          hint="Otherwise your row reads Anonymous."
          isOn={fields.showNameOnLeaderboard}
          onSwitch={(showNameOnLeaderboard) => edit({ showNameOnLeaderboard })}
        />
        <TextField
          label="E-mail"
          type="email"
          readOnly
          value={profile.email ?? ''}
          placeholder="Not given by your account"
          hint="Email cannot be changed"
        />
        <Select
          label="Age group (optional)"
          emptyText="Rather not say"
          options={ageGroupOptions()}
          value={fields.ageGroup}
          onChange={(value) => edit({ ageGroup: value as AgeGroup | '' })}
          hint="For the leaderboard of your age group, where your row stands under your name if you show it, and for what the nutrition guide and the community show."
          {...problem('ageGroup')}
        />
        <Advanced isOpen={fieldProblem(saving.error, 'timezone') !== undefined}>
          {profile.timezone !== null && (
            <Select
              label="Time zone"
              options={zoneOptions(fields.timezone)}
              value={fields.timezone}
              onChange={(timezone) => edit({ timezone })}
              hint="Your days begin and end by its clock. Changing it never costs a streak."
              {...problem('timezone')}
            />
          )}
          <Switch
            label="Cover missed dates with rest days"
            hint={`When you come back after up to ${longestCoveredGap} missed dates and have enough rest days left, they are spent to keep your streak.`}
            isOn={fields.autoRestCover}
            onSwitch={(autoRestCover) => edit({ autoRestCover })}
          />
        </Advanced>
        <SaveRow label="Save changes" isSaving={saving.isPending} isUnsaved={isEdited(profile, own)} />
      </Form>
    </Card>
  );
}
