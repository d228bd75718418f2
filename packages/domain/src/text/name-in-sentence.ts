/** The name of a movement within a sentence: "push-ups", but "Hindu push-ups". */
export const nameInSentence = (name: string): string =>
  name
    .toLowerCase()
    .replace(/^(?:hindu|russian|v)\b/, (word) => word.charAt(0).toUpperCase() + word.slice(1));
