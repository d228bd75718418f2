import { longestCoveredGap } from '@hundred/domain/challenge/facts/allowance';
import { useQuery } from '@tanstack/react-query';
import { type AgeGroup, ageGroupOptions } from '../../platform/format/age-groups';
import { useApi } from '../../platform/session';
import { Card } from '../../ui/card';
import { Advanced } from '../../ui/forms/advanced';
import { Form } from '../../ui/forms/form';
import { Select } from '../../ui/forms/select';
import { Switch } from '../../ui/forms/switch';
import { TextField } from '../../ui/forms/text-field';
import { emailStatusQuery } from './email-status';
import { type Fields, type FormProps, fieldsOf, isEdited, profileUpdate } from './profile-edits';
import { fieldProblem, useSaveForm } from './save-profile';
import { SaveRow } from './save-row';
import { text } from './text';
import { zoneOptions } from './zone-options';

/** The name, the age group, and under Advanced the zone and the cover of missed dates. */
export function ProfileForm({ profile, edits, onEdit }: FormProps) {
  // Other forms show and save `reminderTime`, `reason` and `mood`.
  const { reminderTime, reason, mood, ...ownEdits } = edits;
  const fields = { ...fieldsOf(profile), ...ownEdits };
  const form = useSaveForm(edits, onEdit);
  const canChangeEmail = typeof useQuery(emailStatusQuery(useApi())).data?.changeUrl === 'string';
  const edit = (changed: Partial<Fields>) => onEdit({ ...edits, ...changed });
  const problemProps = (field: keyof Fields) => {
    const error = fieldProblem(form.error, field);
    return error === undefined ? {} : { error };
  };

  function save() {
    form.save((newest) => profileUpdate(newest, edits), ownEdits);
  }

  return (
    <Card aria-labelledby="profile">
      <h2 id="profile" className="text-lg">
        {text.profile}
      </h2>
      <Form refusal={form.error} onSubmit={save} className="mt-4 grid gap-6">
        <TextField
          label={text.displayName}
          autoComplete="nickname"
          value={fields.displayName}
          onChange={(event) => edit({ displayName: event.target.value })}
          hint={text.displayNameHint}
          {...problemProps('displayName')}
        />
        <Switch
          label={text.showName}
          hint={text.showNameHint}
          isOn={fields.showNameOnLeaderboard}
          onSwitch={(showNameOnLeaderboard) => edit({ showNameOnLeaderboard })}
        />
        <TextField
          label={text.email}
          type="email"
          readOnly
          value={profile.email ?? ''}
          placeholder={text.noEmail}
          hint={canChangeEmail ? text.emailHintWithSecurity : text.emailHint}
        />
        <Select
          label={text.ageGroup}
          emptyText={text.noAgeGroup}
          options={ageGroupOptions()}
          value={fields.ageGroup}
          onChange={(value) => edit({ ageGroup: value as AgeGroup | '' })}
          hint={text.ageGroupHint}
          {...problemProps('ageGroup')}
        />
        <Advanced isOpen={fieldProblem(form.error, 'timezone') !== undefined}>
          {profile.timezone !== null && (
            <Select
              label={text.timezone}
              options={zoneOptions(fields.timezone)}
              value={fields.timezone}
              onChange={(timezone) => edit({ timezone })}
              hint={text.timezoneHint}
              {...problemProps('timezone')}
            />
          )}
          <Switch
            label={text.restCover}
            hint={text.restCoverHint({ days: longestCoveredGap })}
            isOn={fields.autoRestCover}
            onSwitch={(autoRestCover) => edit({ autoRestCover })}
          />
        </Advanced>
        <SaveRow label={text.saveProfile} isSaving={form.isPending} isUnsaved={isEdited(profile, ownEdits)} />
      </Form>
    </Card>
  );
}
