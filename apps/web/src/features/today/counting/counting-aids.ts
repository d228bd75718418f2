import { useEffect, useRef, useState } from 'react';
import { playTone, wakeSound } from '../../../platform/device/sound';
import { speak, wakeSpeech } from '../../../platform/device/speech';
import type { PaceKind } from './pace/pace';

/** Plays the tick of a beat. Without sound the beat is still visible: a square crosses the line. */
export const playTick = (): void => playTone({ frequency: 1000, seconds: 0.05, volume: 0.3 });

/** Must be called in a press handler, because iOS plays only sounds that a press has started. */
export function wakeAid(kind: PaceKind): void {
  if (kind === 'metronome') wakeSound();
  if (kind === 'voice') wakeSpeech();
}

type Beat = {
  isRunning: boolean;
  perMinute: number;
  /** Called with the time of the page, in milliseconds. */
  onBeat: (at: number) => void;
  onHidden: () => void;
};

/**
 * Calls `onBeat` `perMinute` times a minute while `isRunning`, the first time after one beat. Calls `onHidden` when the page
 * is hidden, so that the caller pauses: a hidden page is neither seen nor, on most phones, heard.
 */
export function useBeat({ isRunning, perMinute, onBeat, onHidden }: Beat): void {
  const latest = useRef({ onBeat, onHidden });
  latest.current = { onBeat, onHidden };
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => latest.current.onBeat(performance.now()), 60_000 / perMinute);
    const hide = () => document.visibilityState === 'hidden' && latest.current.onHidden();
    document.addEventListener('visibilitychange', hide);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [isRunning, perMinute]);
}

/** Seconds before a beat begins. */
const leadSeconds = 3;

/** `isWanted`: the countdown begins with the first render. */
type LeadIn = { isWanted: boolean; isPaused: boolean; kind: PaceKind };

/** Counts 3, 2, 1 before a beat begins, as a tick or spoken. The countdown waits while paused. */
export function useLeadIn({ isWanted, isPaused, kind }: LeadIn) {
  const [secondsLeft, setSecondsLeft] = useState(isWanted ? leadSeconds : 0);
  useEffect(() => {
    if (secondsLeft === 0 || isPaused) return;
    if (kind === 'voice') speak(String(secondsLeft));
    else playTick();
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1000);
    return () => clearTimeout(timer);
  }, [secondsLeft, isPaused, kind]);
  return {
    secondsLeft: kind === 'touch' ? 0 : secondsLeft,
    begin: () => setSecondsLeft(leadSeconds),
  };
}
