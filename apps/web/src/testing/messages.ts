import { expect, onTestFinished } from 'vitest';

let seenMessages = new Set<string>();

/** Records every toast, because on a busy machine one may come and go between two checks. */
export function listenForMessages(): void {
  const messages = new Set<string>();
  const observer = new MutationObserver(() => {
    for (const item of document.querySelectorAll('[role=region][aria-label^=Messages] li'))
      messages.add(item.textContent ?? '');
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  onTestFinished(() => observer.disconnect());
  seenMessages = messages;
}

/** Expects that a toast with this text has been shown since the page was opened. */
export async function expectMessage(text: string): Promise<void> {
  await expect
    .poll(() => [...seenMessages], { message: 'messages that have popped up' })
    .toContainEqual(expect.stringContaining(text));
}
