import { afterEach, expect, it, vi } from 'vitest';
import { partial } from '../../testing/partial';
import { drawDays } from './geometry';
import { pagePaint } from './paint';
import { paintOnCanvas } from './paint-on-canvas';

afterEach(() => vi.unstubAllGlobals());

it('Numbers are centred in their cells, whatever text style was set before', () => {
  vi.stubGlobal('Path2D', class {});
  const numbers: { text: string; letterSpacing: string; textAlign: string }[] = [];
  const context = partial<CanvasRenderingContext2D>({
    letterSpacing: '-24px',
    textAlign: 'left',
    fill() {},
    fillText(text: string) {
      numbers.push({ text, letterSpacing: context.letterSpacing, textAlign: context.textAlign });
    },
  });
  const days = drawDays({ today: 57, todayDone: false, streak: 3, seams: {} });
  paintOnCanvas(context, days, pagePaint, 'Archivo');
  expect(numbers).toEqual([{ text: '57', letterSpacing: '0px', textAlign: 'center' }]);
});
