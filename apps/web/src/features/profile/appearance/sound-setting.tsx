import { useState } from 'react';
import { isDaySoundOn, playDayCompleted, switchDaySound } from '../../../platform/device/sound';
import { Switch } from '../../../ui/forms/switch';
import { text } from '../text';

/** The sound of a completed day, which is off by default. Switching it on plays it once. */
export function SoundSetting() {
  const [isOn, setOn] = useState(isDaySoundOn);
  return (
    <div className="mt-4 border-t border-line pt-3">
      <Switch
        label={text.sound}
        hint={text.soundHint}
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
