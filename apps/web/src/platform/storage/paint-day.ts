import type { FirstPaintRecord } from './first-paint-record';

// Runs at the end of the dashboard frame, before it is painted, and writes the stored day into it: it is the largest
// element of the page, and a phone would wait seconds for it. It is a separate script, so it can import only types.
try {
  const read = (key: string) => JSON.parse(localStorage.getItem(`hundred:${key}`) as string) ?? {};
  const frame = document.querySelector('[data-opens=dashboard] [data-frame]') as HTMLElement;
  const { uid } = read('signed-in').user;
  // The server's clock is ahead by the mean of the two bounds.
  const { least = 0, most = 0 } = read('clock');
  const now = Date.now() + (least + most) / 2;
  const record = read('first-paint') as FirstPaintRecord;
  const day = record.days.find(({ from, until }) => from <= now && now < until);
  const cards = frame.querySelectorAll('[data-exercises] > *');
  const isTheirs = record.uid === uid && record.version === 1;
  if (isTheirs && day && read(`swaps:${uid}`).day !== day.dayNumber) {
    const { dayNumber, exercises } = day;
    // A plan may have other exercises than those in the frame.
    if (exercises.every(({ name }, index) => cards[index]?.textContent?.includes(name))) {
      exercises.forEach(({ target }, index) => {
        const numeral = cards[index]?.querySelector('b') as HTMLElement;
        numeral.textContent = String(target);
        if (target > 99)
          numeral.parentElement?.style.setProperty('--figures', String(target).length.toString());
      });
      const chip = frame.querySelector('[data-day-chip] > *') as HTMLElement;
      chip.textContent = (chip.textContent ?? '').replace(/\d+/, String(dayNumber));
      // Marks the elements that change and not the frame, which would have to be styled again as a whole.
      for (const place of [chip.parentElement, cards[0]?.parentElement])
        if (place) place.dataset.day = String(dayNumber);
    }
  }
} catch {
  // Nothing is stored, or it cannot be read.
}
