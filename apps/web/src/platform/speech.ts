export const canSpeak = (): boolean => 'speechSynthesis' in window;

/** Says it now: a count that waits for the one before it is behind the reps. */
export function speak(words: string): void {
  if (!canSpeak()) return;
  speechSynthesis.cancel();
  const utterance = new SpeechSynthesisUtterance(words);
  utterance.lang = document.documentElement.lang;
  speechSynthesis.speak(utterance);
}
