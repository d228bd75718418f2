import { createElement, Fragment, type ReactNode } from 'react';

/**
 * Replaces the places of a sentence, such as `{name}`, by elements. The sentence stays whole, so a translation can put
 * the elements in another order.
 */
export function insertElements(sentence: string, elements: Readonly<Record<string, ReactNode>>): ReactNode {
  // With a group in the pattern, every second part is the name of a place.
  const parts = sentence.split(/\{(\w+)\}/).map((part, index) => (index % 2 === 1 ? elements[part] : part));
  return createElement(Fragment, null, ...parts);
}
