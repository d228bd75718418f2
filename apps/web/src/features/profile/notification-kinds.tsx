import type { Profile } from '@hundred/contract/identity';
import { milestoneDays } from '@hundred/domain/reminders/milestones';
import { shortestWarnedStreak } from '@hundred/domain/reminders/next-reminder';
import { Advanced } from '../../ui/forms/advanced';
import { Switch } from '../../ui/forms/switch';
import { TitledCard } from '../../ui/titled-card';
import { ownTimes } from './own-times';
import { useSaveProfile } from './save-profile';

type Kind =
  | 'dailyReminders'
  | 'streakWarnings'
  | 'achievementNews'
  | 'milestoneNews'
  | 'joinNews'
  | 'nudges'
  | 'challengeStartNews'
  | 'challengeEndNews'
  | 'supportNews';

const milestones = new Intl.ListFormat('en-GB').format(milestoneDays.map(String));

type KindText = readonly [kind: Kind, name: string, hint: string];

const kindsFor = (profile: Profile): readonly KindText[] => [
  [
    'dailyReminders',
    'Daily reminders',
    `At the ${ownTimes(profile).length > 0 ? 'times' : 'time'} above, while the day is open.`,
  ],
  [
    'streakWarnings',
    'Streak warnings',
    `In the evening, when a streak of ${shortestWarnedStreak} or more is still open.`,
  ],
  ['achievementNews', 'Achievements', 'When you earn a badge.'],
  ['milestoneNews', 'Milestones', `When you complete Day ${milestones}. On Sundays, your week.`],
  ['joinNews', 'Joining', 'When somebody joins what you own.'],
  ['nudges', 'Nudges', 'When somebody of your team reminds you, at most once a day each.'],
  ['challengeStartNews', 'Challenges that begin', 'On the first date of a private challenge.'],
  [
    'challengeEndNews',
    'Challenges that end',
    'On the date after the last one of a private challenge. Its result is final a week later.',
  ],
  ['supportNews', 'Answers and news', 'When Support answers you, or has news for everyone.'],
];

/** Shown without unfolding: the kinds of the specification. */
const usualKinds: readonly Kind[] = ['dailyReminders', 'streakWarnings', 'achievementNews', 'milestoneNews'];

type Props = {
  profile: Profile;
  /** A kind is shown as active only while this device gets notifications. */
  isDeviceOn: boolean;
};

/** Which notifications the person gets on all devices. Each switch is saved by itself. */
export function NotificationKinds({ profile, isDeviceOn }: Props) {
  const switchOf = ([kind, name, hint]: KindText) => (
    // A profile cached by an earlier version of the page lacks newer kinds.
    <KindSwitch
      key={kind}
      kind={kind}
      name={name}
      hint={hint}
      isOn={profile[kind] ?? true}
      isDeviceOn={isDeviceOn}
    />
  );
  const kinds = kindsFor(profile);
  const isUsual = ([kind]: KindText) => usualKinds.includes(kind);
  return (
    <TitledCard title="What you are told">
      <div className="grid gap-5">
        {!isDeviceOn && <p className="text-ink-2">This device is off, so nothing is shown here.</p>}
        {kinds.filter(isUsual).map(switchOf)}
        <Advanced>{kinds.filter((kind) => !isUsual(kind)).map(switchOf)}</Advanced>
      </div>
    </TitledCard>
  );
}

type KindProps = { kind: Kind; name: string; hint: string; isOn: boolean; isDeviceOn: boolean };

function KindSwitch({ kind, name, hint, isOn, isDeviceOn }: KindProps) {
  const { mutate, variables, isPending } = useSaveProfile(() => {});
  const isShownOn = (isPending ? variables?.[kind] : undefined) ?? isOn;
  return (
    <Switch
      label={name}
      hint={hint}
      sign={isShownOn && isDeviceOn && <ActiveSign />}
      isOn={isShownOn}
      onSwitch={(on) => mutate({ [kind]: on })}
      busy={isPending}
    />
  );
}

const ActiveSign = () => (
  <span className="rounded-[8px] bg-done-soft px-2 py-0.5 text-sm font-[680] text-done-ink">Active</span>
);
