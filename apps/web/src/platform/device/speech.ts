export const canSpeak = (): boolean => 'speechSynthesis' in window;

/** iOS says only what comes after words that a press itself has asked for, be they none: to be called in that press. */
export function wakeSpeech(): void {
  if (canSpeak()) speechSynthesis.speak(new SpeechSynthesisUtterance(''));
}

/** Says it now: a count that waits for the one before it is behind the reps. */
export function speak(words: string): void {
  if (!canSpeak()) return;
  speechSynthesis.cancel();
  const utterance = new SpeechSynthesisUtterance(words);
  utterance.lang = document.documentElement.lang;
  speechSynthesis.speak(utterance);
}
