import type { Profile } from '@hundred/contract/identity';
import { milestoneDays } from '@hundred/domain/reminders/milestones';
import { shortestWarnedStreak } from '@hundred/domain/reminders/next-reminder';
import { classNames } from '../../ui/class-names';
import { Advanced } from '../../ui/forms/advanced';
import { Switch } from '../../ui/forms/switch';
import { TitledCard } from '../../ui/titled-card';
import { ownWeekdayTimes } from './own-weekday-times';
import { useSaveProfile } from './save-profile';
import { text } from './text';

type Kind = keyof typeof text.kindNames;

const hintsOf = (profile: Profile): Record<Kind, string> => ({
  // The usual time counts as one.
  dailyReminders: text.dailyRemindersHint({ times: ownWeekdayTimes(profile).length + 1 }),
  streakWarnings: text.streakWarningsHint({ days: shortestWarnedStreak }),
  achievementNews: text.achievementNewsHint,
  milestoneNews: text.milestoneNewsHint({ days: milestoneDays }),
  joinNews: text.joinNewsHint,
  nudges: text.nudgesHint,
  challengeStartNews: text.challengeStartNewsHint,
  challengeEndNews: text.challengeEndNewsHint,
  supportNews: text.supportNewsHint,
});

/** The kinds of the product's specification, which are shown without unfolding. */
const mainKinds: readonly Kind[] = ['dailyReminders', 'streakWarnings', 'achievementNews', 'milestoneNews'];

type Props = {
  profile: Profile;
  /** A kind is shown as active only while this device gets notifications. */
  isDeviceOn: boolean;
};

/** Which notifications the person gets on all devices. Each switch is saved by itself. */
export function NotificationKinds({ profile, isDeviceOn }: Props) {
  const kindHints = hintsOf(profile);
  const otherKinds = (Object.keys(kindHints) as Kind[]).filter((kind) => !mainKinds.includes(kind));
  const switchOf = (kind: Kind) => (
    <KindSwitch
      key={kind}
      kind={kind}
      hint={kindHints[kind]}
      // A profile cached by an earlier version of the page lacks newer kinds.
      isOn={profile[kind] ?? true}
      isDeviceOn={isDeviceOn}
    />
  );
  return (
    <TitledCard title={text.kinds}>
      <div className={classNames('grid gap-5', !isDeviceOn && '[&_[role=switch]]:opacity-55')}>
        {!isDeviceOn && <p className="text-ink-2">{text.deviceOff}</p>}
        {mainKinds.map(switchOf)}
        <Advanced>{otherKinds.map(switchOf)}</Advanced>
      </div>
    </TitledCard>
  );
}

type KindProps = { kind: Kind; hint: string; isOn: boolean; isDeviceOn: boolean };

function KindSwitch({ kind, hint, isOn, isDeviceOn }: KindProps) {
  const { mutate, variables, isPending } = useSaveProfile();
  const isShownOn = (isPending ? variables?.[kind] : undefined) ?? isOn;
  return (
    <Switch
      label={text.kindNames[kind]}
      hint={hint}
      sign={isShownOn && isDeviceOn && <ActiveSign />}
      isOn={isShownOn}
      onSwitch={(on) => mutate({ [kind]: on })}
      busy={isPending}
    />
  );
}

const ActiveSign = () => (
  <span className="rounded-[8px] bg-done-soft px-2 py-0.5 text-sm font-[680] text-done-ink">
    {text.active}
  </span>
);
