import { readStored, storeValue } from '../storage/stored-value';

let context: AudioContext | undefined;

type Tone = {
  /** In hertz. */
  frequency: number;
  /** Seconds from now. */
  startsIn?: number;
  seconds: number;
  volume: number;
};

/** Plays one tone that fades out. Does nothing without an audio device; the screen shows the same information. */
export function playTone({ frequency, startsIn = 0, seconds, volume }: Tone): void {
  try {
    context ??= new AudioContext();
    void context.resume();
    const startTime = context.currentTime + startsIn;
    const oscillator = context.createOscillator();
    const gain = context.createGain();
    oscillator.frequency.value = frequency;
    gain.gain.setValueAtTime(volume, startTime);
    // Nearly silent, because an exponential ramp cannot end at 0.
    gain.gain.exponentialRampToValueAtTime(0.001, startTime + seconds);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(startTime);
    oscillator.stop(startTime + seconds);
  } catch {
    // There is no audio device.
  }
}

/** Opening the audio device blocks a phone for a third of a second, so the press is painted before. */
const wakeAfterMs = 100;

/**
 * Plays a tone that nobody hears. iOS plays audio only after it was started in a user gesture, so this has to be called
 * in one. A timer of less than a second belongs to the gesture that set it.
 */
export const wakeSound = (): void => {
  setTimeout(() => playTone({ frequency: 440, seconds: 0.01, volume: 0.001 }), wakeAfterMs);
};

/** Unlocks audio with the next user gesture, because a day is completed some time after its last gesture. */
export function wakeWithNextPress(): void {
  addEventListener('click', wakeSound, { once: true, capture: true });
}

/** C, E and G in hertz: one rising tone for each exercise. */
const dayTones = [523.25, 659.25, 783.99];
/** From one tone to the next. */
const toneDistanceSeconds = 0.11;

export function playDayCompleted(): void {
  dayTones.forEach((frequency, index) => {
    playTone({ frequency, startsIn: index * toneDistanceSeconds, seconds: 0.5, volume: 0.2 });
  });
}

const key = 'hundred:sound';

/** A setting of this device, off by default. */
export const isDaySoundOn = (): boolean => readStored(key) === true;

/** Stores nothing for the default. */
export const switchDaySound = (isOn: boolean): void => storeValue(key, isOn || undefined);
