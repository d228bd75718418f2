import { useEffect, useRef } from 'react';

export const canSpeak = (): boolean => 'speechSynthesis' in window;

/** Says it now: a count that waits for the one before it is behind the reps. */
export function speak(words: string): void {
  if (!canSpeak()) return;
  speechSynthesis.cancel();
  const utterance = new SpeechSynthesisUtterance(words);
  utterance.lang = document.documentElement.lang;
  speechSynthesis.speak(utterance);
}

let sound: AudioContext | undefined;

/** A short tick. Where there is no sound, the square that crosses is seen. */
export function tick(): void {
  try {
    sound ??= new AudioContext();
    void sound.resume();
    const oscillator = sound.createOscillator();
    const volume = sound.createGain();
    oscillator.frequency.value = 1000;
    volume.gain.setValueAtTime(0.3, sound.currentTime);
    volume.gain.exponentialRampToValueAtTime(0.001, sound.currentTime + 0.05);
    oscillator.connect(volume).connect(sound.destination);
    oscillator.start();
    oscillator.stop(sound.currentTime + 0.05);
  } catch {
    // No device to sound on.
  }
}

/** Calls so many times a minute while it runs, the first time after one beat. */
export function useBeat(isRunning: boolean, perMinute: number, onBeat: (at: number) => void): void {
  const latest = useRef(onBeat);
  latest.current = onBeat;
  useEffect(() => {
    if (!isRunning) return;
    const beating = setInterval(() => latest.current(performance.now()), 60_000 / perMinute);
    return () => clearInterval(beating);
  }, [isRunning, perMinute]);
}
