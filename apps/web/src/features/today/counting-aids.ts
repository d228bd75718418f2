import { useEffect, useState } from 'react';

const speakKey = 'hundred:speak-count';

export const canSpeak = (): boolean => 'speechSynthesis' in window;

/** Says it now: a count that waits for the one before it is behind the reps. */
export function speak(words: string): void {
  if (!canSpeak()) return;
  speechSynthesis.cancel();
  const utterance = new SpeechSynthesisUtterance(words);
  utterance.lang = document.documentElement.lang;
  speechSynthesis.speak(utterance);
}

/** Whether the count is spoken: off until somebody wants it, then remembered on the device. */
export function useSpeakSetting(): [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => canSpeak() && localStorage.getItem(speakKey) === 'on');
  const choose = (wanted: boolean) => {
    try {
      localStorage.setItem(speakKey, wanted ? 'on' : 'off');
    } catch {
      // Full: then it holds until the page is closed.
    }
    if (!wanted && canSpeak()) speechSynthesis.cancel();
    setOn(wanted);
  };
  return [isOn, choose];
}

/** Keeps the screen awake while shown. The browser lets go whenever the page is hidden, so it is asked again. */
export function useWakeLock(): void {
  useEffect(() => {
    let isOver = false;
    let lock: WakeLockSentinel | undefined;
    const hold = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      try {
        const held = await navigator.wakeLock.request('screen');
        if (isOver) await held.release();
        else lock = held;
      } catch {
        // Refused to save the battery: counting goes on, the screen may sleep.
      }
    };
    void hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', hold);
      void lock?.release();
    };
  }, []);
}
