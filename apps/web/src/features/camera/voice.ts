import { useState } from 'react';
import { canSpeak, speak, wakeSpeech } from '../../platform/device/speech';
import { readStored, storeValue } from '../../platform/storage/stored-value';

const key = 'hundred:camera-voice';

/** Whether texts are to be spoken. Only switching that off is stored. */
const isWanted = () => canSpeak() && readStored(key) !== false;

/** Must be called in a press handler, so that later speech is allowed. */
export function wakeVoice(): void {
  if (isWanted()) wakeSpeech();
}

/** Speaks unless that is switched off on this device, because nobody doing push-ups reads a screen. */
export function useVoice() {
  const [isOn, setOn] = useState(isWanted);
  return {
    isOn,
    canSpeak: canSpeak(),
    switchTo(isWantedNow: boolean) {
      setOn(isWantedNow);
      storeValue(key, isWantedNow ? undefined : false);
      if (isWantedNow) wakeSpeech();
      else if (canSpeak()) speechSynthesis.cancel();
    },
    say(text: string) {
      if (isOn) speak(text);
    },
  };
}

export type Voice = ReturnType<typeof useVoice>;
