import type { FirstPaintRecord } from './first-paint-record';

// Runs where the frame of the dashboard ends, before it is painted, and writes the stored day into it: the largest thing
// on the page, for which a phone would wait some seconds. It is a script of its own, so it can import types only.
try {
  const read = (key: string) => JSON.parse(localStorage.getItem(`hundred:${key}`) as string) ?? {};
  const frame = document.querySelector('[data-opens=dashboard] [data-frame]') as HTMLElement;
  const { uid } = read('signed-in').user;
  // The server's clock is ahead by the middle of the two.
  const { least = 0, most = 0 } = read('clock');
  const now = Date.now() + (least + most) / 2;
  const record = read('first-paint') as FirstPaintRecord;
  const day = record.days.find(({ from, until }) => from <= now && now < until);
  const cards = frame.querySelectorAll('[data-exercises] > *');
  const isTheirs = record.uid === uid && record.version === 1;
  if (isTheirs && day && read(`swaps:${uid}`).day !== day.dayNumber) {
    const { dayNumber, exercises } = day;
    // A plan may ask for other exercises than those that are drawn.
    if (exercises.every(({ name }, index) => cards[index]?.textContent?.includes(name))) {
      exercises.forEach(({ target }, index) => {
        const numeral = cards[index]?.querySelector('b') as HTMLElement;
        numeral.textContent = String(target);
        if (target > 99)
          numeral.parentElement?.style.setProperty('--figures', String(target).length.toString());
      });
      const chip = frame.querySelector('[data-day-chip] > *') as HTMLElement;
      chip.textContent = (chip.textContent ?? '').replace(/\d+/, String(dayNumber));
      // Where it is written, and not on the frame: all of that would be styled once more.
      for (const place of [chip.parentElement, cards[0]?.parentElement])
        if (place) place.dataset.day = String(dayNumber);
    }
  }
} catch {
  // Nothing is stored, or it cannot be read.
}
