import { afterEach, expect, it, vi } from 'vitest';
import { drawDays } from './geometry';
import { pagePaint } from './paint';
import { paintOnCanvas } from './paint-on-canvas';

afterEach(() => vi.unstubAllGlobals());

it('Numbers are centred in their cells, whatever text style was set before', () => {
  vi.stubGlobal('Path2D', class {});
  const numbers: { text: string; letterSpacing: string; textAlign: string }[] = [];
  const context = {
    letterSpacing: '-24px',
    textAlign: 'left',
    fill() {},
    fillText(text: string) {
      numbers.push({ text, letterSpacing: this.letterSpacing, textAlign: this.textAlign });
    },
  };
  const days = drawDays({ today: 57, todayDone: false, streak: 3, seams: {} });
  paintOnCanvas(context as unknown as CanvasRenderingContext2D, days, pagePaint, 'Archivo');
  expect(numbers).toEqual([{ text: '57', letterSpacing: '0px', textAlign: 'center' }]);
});
