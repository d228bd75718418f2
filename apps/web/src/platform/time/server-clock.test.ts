import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeBrowserStorage } from '../../testing/browser-storage';
import { makeServerClock, withClockReading } from './server-clock';

const minute = 60_000;
const hour = 60 * minute;
/** The real time at the start of each test. */
const start = Date.UTC(2026, 5, 10, 22, 10);

afterEach(() => void vi.unstubAllGlobals());

/** A device whose clock is so many milliseconds behind, and a server with the right one. */
function makeDevice(behind: number, stored = makeBrowserStorage()) {
  let real = start;
  let ticks = 5;
  let wrongBy = -behind;
  vi.stubGlobal('localStorage', stored);
  const clock = makeServerClock(() => ({ wall: real + wrongBy, ticks }));
  const pass = (time: number) => {
    real += time;
    ticks += time;
  };
  return {
    clock,
    stored,
    pass,
    sleep: (time: number) => {
      real += time;
    },
    set: (change: number) => {
      wrongBy += change;
    },
    /** The server answers a request that travels `there` ms to it and `back` ms from it. */
    answer(there: number, back: number) {
      const sentAt = clock.moment();
      pass(there);
      const date = new Date(real).toUTCString();
      pass(back);
      clock.readDate(date, sentAt);
    },
    error: () => clock.now() - real,
  };
}

// The error is at most half of a second, the resolution of a date, plus half of the time that the request took: 1250 ms
// if it took 1500 ms, 550 ms if it took 100 ms.
describe('the server’s clock', () => {
  it.each([
    ['20 minutes behind', 20 * minute],
    ['8 hours behind', 8 * hour],
    ['26 hours behind', 26 * hour],
    ['3 hours ahead', -3 * hour],
  ])('is known after one answer on a device that is %s', (_what, behind) => {
    const device = makeDevice(behind);
    expect([device.error(), device.clock.isSure()]).toEqual([-behind, false]);
    device.answer(700, 800);
    expect(Math.abs(device.error())).toBeLessThanOrEqual(1250);
    expect(device.clock.isSure()).toBe(true);
    device.pass(7 * hour);
    expect(Math.abs(device.error())).toBeLessThanOrEqual(1250);
  });

  it('becomes more precise with every answer, and never less because of a slow one', () => {
    const device = makeDevice(8 * hour);
    device.answer(40, 40);
    for (const wait of [370, 250, 410, 190, 330]) {
      device.pass(wait);
      device.answer(20, 20);
    }
    const error = device.error();
    // The answers leave a range of 290 ms for the time, so its middle is wrong by at most 145 ms.
    expect(Math.abs(error)).toBeLessThan(150);
    device.answer(9_000, 9_000);
    expect(device.error()).toBe(error);
  });

  it('leaves a clock that may be right uncorrected', () => {
    const device = makeDevice(300);
    device.answer(400, 100);
    expect(device.error()).toBe(-300);
    expect(Object.keys(device.stored)).toEqual([]);
  });

  it('is stored for a start without a connection, and replaced by the first answer', () => {
    const before = makeDevice(8 * hour);
    before.answer(50, 50);
    const device = makeDevice(8 * hour, before.stored);
    expect(Math.abs(device.error())).toBeLessThanOrEqual(550);
    expect(device.clock.isSure()).toBe(false);
    const deviceWithRightClock = makeDevice(0, before.stored);
    expect(deviceWithRightClock.error()).toBeGreaterThan(7 * hour);
    deviceWithRightClock.answer(50, 50);
    expect(deviceWithRightClock.error()).toBe(0);
    expect(Object.keys(deviceWithRightClock.stored)).toEqual([]);
  });

  it('continues by the ticks if the device’s clock is set back without a connection', () => {
    const device = makeDevice(0);
    device.answer(50, 50);
    device.set(-3 * hour);
    device.pass(minute);
    expect([device.error(), device.clock.isSure()]).toEqual([0, false]);
    device.answer(50, 50);
    expect(Math.abs(device.error())).toBeLessThanOrEqual(550);
    expect(device.clock.isSure()).toBe(true);
  });

  it('continues by the wall clock after the device slept, and is unsure until the next answer', () => {
    const device = makeDevice(8 * hour);
    device.answer(50, 50);
    device.sleep(9 * hour);
    expect(Math.abs(device.error())).toBeLessThanOrEqual(550);
    expect(device.clock.isSure()).toBe(false);
    device.answer(50, 50);
    expect(device.clock.isSure()).toBe(true);
  });

  it('is a whole number of milliseconds, although ticks have fractions', () => {
    let ticks = 5.1;
    const clock = makeServerClock(() => ({ wall: start, ticks }));
    clock.readDate(new Date(start).toUTCString(), clock.moment());
    ticks += 2.7;
    expect(clock.now()).toBe(start + 2);
  });

  it('does not take an answer for a quick one if the device slept meanwhile', () => {
    const device = makeDevice(0);
    const sentAt = device.clock.moment();
    const date = new Date(start).toUTCString();
    device.sleep(hour);
    device.clock.readDate(date, sentAt);
    expect(device.error()).toBe(0);
  });

  it('works without storage, and ignores invalid dates', () => {
    const refuse = () => {
      throw new DOMException('No.', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    const clock = makeServerClock(() => ({ wall: start, ticks: 0 }));
    for (const date of [null, '', 'soon']) clock.readDate(date, clock.moment());
    expect([clock.now(), clock.isSure()]).toEqual([start, false]);
    clock.readDate(new Date(start + hour).toUTCString(), clock.moment());
    // A date has whole seconds, so the time is half a second later on average.
    expect(clock.now()).toBe(start + hour + 500);
  });

  it('is read from answers of the product only', async () => {
    const { clock, error } = makeDevice(8 * hour);
    const date = new Date(start).toUTCString();
    const answers = [
      new Response('<h1>Welcome to our hotel</h1>', { headers: { date, 'content-type': 'text/html' } }),
      Response.json({ error: 'not_started' }, { status: 404, headers: { date } }),
    ];
    const fetch = withClockReading(async () => answers.shift() ?? Response.error(), clock);
    await fetch('/api/config');
    expect(error()).toBe(-8 * hour);
    await fetch('/api/config');
    expect(Math.abs(error())).toBeLessThanOrEqual(500);
  });
});
