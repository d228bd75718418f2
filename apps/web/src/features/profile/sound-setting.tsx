import { useState } from 'react';
import { isDaySoundOn, playDayCompleted, switchDaySound } from '../../platform/device/sound';
import { Switch } from '../../ui/forms/switch';

/** Off by default. Switching it on plays the sound once. */
export function SoundSetting() {
  const [isOn, setOn] = useState(isDaySoundOn);
  return (
    <div className="mt-4 border-t border-line pt-3">
      <Switch
        label="Sound when a day is complete"
        hint="Three short tones."
        isOn={isOn}
        onSwitch={(next) => {
          switchDaySound(next);
          setOn(next);
          if (next) playDayCompleted();
        }}
      />
    </div>
  );
}
