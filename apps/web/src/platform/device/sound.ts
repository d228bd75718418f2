import { keepValue, readKept } from '../storage/kept-value';

let context: AudioContext | undefined;

type Tone = {
  /** In hertz. */
  frequency: number;
  /** Seconds from now. */
  at?: number;
  seconds: number;
  volume: number;
};

/** One tone that dies away. Where there is nothing to sound on, what is seen has to do. */
export function sound({ frequency, at = 0, seconds, volume }: Tone): void {
  try {
    context ??= new AudioContext();
    void context.resume();
    const begins = context.currentTime + at;
    const oscillator = context.createOscillator();
    const gain = context.createGain();
    oscillator.frequency.value = frequency;
    gain.gain.setValueAtTime(volume, begins);
    gain.gain.exponentialRampToValueAtTime(0.001, begins + seconds);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(begins);
    oscillator.stop(begins + seconds);
  } catch {
    // No device to sound on.
  }
}

/** iOS sounds only what a press has woken: to be called in that press. */
export const wakeSound = (): void => sound({ frequency: 440, seconds: 0.01, volume: 0.001 });

/** A completed day comes after its press: the next one wakes it ahead. */
export function wakeWithNextPress(): void {
  addEventListener('click', wakeSound, { once: true, capture: true });
}

/** Three rising tones, one for each exercise. */
export function soundDayDone(): void {
  [523.25, 659.25, 783.99].forEach((frequency, third) => {
    sound({ frequency, at: third * 0.11, seconds: 0.5, volume: 0.2 });
  });
}

const key = 'hundred:sound';

/** Of this device, and off until somebody switches it on. */
export const isDaySoundOn = (): boolean => readKept(key) === true;

export const switchDaySound = (isOn: boolean): void => keepValue(key, isOn || undefined);
