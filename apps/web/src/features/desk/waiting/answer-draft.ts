const prefix = 'hundred:desk-answer:';

/** What an operator has typed for a question. It lasts as long as the tab, because it may be about a person. */
export function readDraft(id: string): string {
  try {
    return sessionStorage.getItem(prefix + id) ?? '';
  } catch {
    return '';
  }
}

export function storeDraft(id: string, text: string): void {
  try {
    if (text.trim() === '') sessionStorage.removeItem(prefix + id);
    else sessionStorage.setItem(prefix + id, text);
  } catch {
    // Without storage, it lasts until the page is closed.
  }
}
