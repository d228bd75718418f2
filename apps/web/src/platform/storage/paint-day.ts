import type { DayPlaces } from './day-places';
import type { FirstPaintRecord, PaintedDay } from './first-paint-record';

// Writes the stored day into the dashboard's frame, the HTML that the build renders in advance (entry-prerender.tsx). It
// runs at the end of the frame, before that is painted: the day is the largest element of the page, and without this script
// a phone would show it seconds later. This is a separate script, so it can import only types. All its names are inside the
// `try` block, because names outside it would be global on the page.
//
// It reads what these files store, by the part of the key after `hundred:`:
// - `clock`: platform/time/server-clock.ts
// - `signed-in`: platform/identity/session-memory.ts
// - `first-paint`: challenge/store-painted-days.ts
// - `swaps:<uid>`: features/today/cards/swaps.ts
// - `people:<uid>`: features/together/people/people-line.tsx
// - `day-places:<uid>`: day-places.ts, beside this file
// It finds these elements:
// - `data-opens`, on the root element: theme-and-frame.js sets it, beside this file
// - `data-frame`: entry-prerender.tsx
// - `data-exercises`, `data-day-chip`: features/today/day/today-skeleton.tsx, which also reads `data-day`
// - `data-people-place`: features/dashboard/people-slot.tsx, which also reads `data-people`
// - `data-place`: features/dashboard/day-slot.tsx, which also reads `data-held`
try {
  const read = (key: string) => JSON.parse(localStorage.getItem(`hundred:${key}`) ?? 'null') ?? {};

  /** By the rule of server-clock.ts: a clock that may be right is not corrected. */
  const serverTime = (): number => {
    // How many milliseconds the server's clock is ahead, at least and at most.
    const { least = 0, most = 0 } = read('clock');
    const mayBeRight = least <= 0 && most >= 0;
    return Date.now() + (mayBeRight ? 0 : Math.round((least + most) / 2));
  };

  /** The day of the signed-in person at this time. A day with swapped exercises is left to the page. */
  const storedDay = (uid: string): PaintedDay | undefined => {
    const record = read('first-paint') as FirstPaintRecord;
    if (record.uid !== uid || record.version !== 1) return undefined;
    const now = serverTime();
    const day = record.days.find(({ from, until }) => from <= now && now < until);
    const hasSwaps = day !== undefined && read(`swaps:${uid}`).day === day.dayNumber;
    return hasSwaps ? undefined : day;
  };

  const paintDay = (frame: HTMLElement, uid: string): void => {
    const day = storedDay(uid);
    if (!day) return;
    const { dayNumber, exercises } = day;
    const cards = frame.querySelectorAll('[data-exercises] > *');
    // A plan may have other exercises than those in the frame.
    if (!exercises.every(({ name }, index) => cards[index]?.textContent?.includes(name))) return;
    exercises.forEach(({ target }, index) => {
      const numeral = cards[index]?.querySelector('b') as HTMLElement;
      const figures = String(target);
      numeral.textContent = figures;
      // A first digit of 1 moves the numeral, and a third digit makes it smaller, as in features/today/cards/card-parts.tsx.
      numeral.dataset.first = figures[0];
      if (figures.length > 2) numeral.parentElement?.style.setProperty('--figures', `${figures.length}`);
    });
    const chip = frame.querySelector('[data-day-chip] > *') as HTMLElement;
    chip.textContent = (chip.textContent ?? '').replace(/\d+/, String(dayNumber));
    // `data-day` on the parents of the chip and of the cards shows them (`today-skeleton.tsx`). It is not set on the frame,
    // because the browser would then style the whole frame again.
    for (const marked of [chip.parentElement, cards[0]?.parentElement])
      if (marked) marked.dataset.day = String(dayNumber);
  };

  /** Holds the place of the people line as `people-slot.tsx` does: nothing below may move when the page takes over. */
  const holdPeoplePlace = (frame: HTMLElement, uid: string): void => {
    if (read(`people:${uid}`) !== true) return;
    for (const place of frame.querySelectorAll<HTMLElement>('[data-people-place]')) place.dataset.people = '';
  };

  /** Holds the places of the coach and of the recap by the rule of `day-places.ts`. */
  const holdDayPlaces = (frame: HTMLElement, uid: string): void => {
    const { coach, recap }: DayPlaces = read(`day-places:${uid}`);
    // The date of the device, as `deviceDate` of `day-places.ts` names it.
    const today = new Date().toDateString();
    // `coach` is absent: the coach has no line. Empty: the line is not answered. A date: the line was answered then, and
    // needs no place for the rest of that date. `recap` has the dates on which its card is shown.
    const isHeld = { coach: coach !== undefined && coach !== today, recap: recap?.includes(today) };
    for (const place of frame.querySelectorAll<HTMLElement>('[data-place]'))
      if (isHeld[place.dataset.place as keyof DayPlaces]) place.dataset.held = '';
  };

  const { uid } = read('signed-in').user;
  const frame = document.querySelector<HTMLElement>('[data-opens=dashboard] [data-frame]');
  // Only the dashboard has a frame.
  if (frame)
    for (const fill of [holdPeoplePlace, holdDayPlaces, paintDay])
      try {
        fill(frame, uid);
      } catch {
        // A value that cannot be read leaves its part of the frame empty, and no other part.
      }
} catch {
  // Nobody is signed in, or the browser refuses storage.
}
