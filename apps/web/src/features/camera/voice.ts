import { useState } from 'react';
import { keepValue, readKept } from '../../platform/kept-value';
import { canSpeak, speak } from '../../platform/speech';

const key = 'hundred:camera-voice';

/** Said aloud unless somebody switched it off on this device: nobody doing push-ups reads a screen. */
export function useVoice() {
  const [isOn, setOn] = useState(() => canSpeak() && readKept(key) !== false);
  return {
    isOn,
    canSpeak: canSpeak(),
    switchOn(next: boolean) {
      setOn(next);
      keepValue(key, next ? undefined : false);
      if (!next && canSpeak()) speechSynthesis.cancel();
    },
    say(words: string) {
      if (isOn) speak(words);
    },
  };
}

export type Voice = ReturnType<typeof useVoice>;
