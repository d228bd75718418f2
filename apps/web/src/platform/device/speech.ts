export const canSpeak = (): boolean => 'speechSynthesis' in window;

/**
 * Speaks an empty text. iOS speaks only after speech was started in a user gesture, so this has to be called in one.
 */
export function wakeSpeech(): void {
  if (canSpeak()) speechSynthesis.speak(new SpeechSynthesisUtterance(''));
}

/**
 * Speaks at once and cancels earlier speech, because a count that waits for the previous one falls behind the reps.
 * `onRefused` is called if the browser allows no speech.
 */
export function speak(text: string, onRefused?: () => void): void {
  if (!canSpeak()) {
    onRefused?.();
    return;
  }
  speechSynthesis.cancel();
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = document.documentElement.lang;
  if (onRefused) utterance.onerror = ({ error }) => error === 'not-allowed' && onRefused();
  speechSynthesis.speak(utterance);
}
