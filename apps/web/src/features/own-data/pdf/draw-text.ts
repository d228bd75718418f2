import type { Picture } from './pdf-document';

/** Pixels for each point of the paper. */
const pixelsPerPoint = 4;
// The room below and above the baseline as shares of the font size, for letters such as g and Å.
const roomBelow = 0.35;
const roomAbove = 1.1;

/** Draws a line of text in any script with the fonts of this device. */
export function drawText(text: string, size: number): Picture {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw.');
  const font = `560 ${size * pixelsPerPoint}px Archivo, system-ui, sans-serif`;
  context.font = font;
  const below = Math.ceil(size * roomBelow);
  canvas.width = Math.max(1, Math.ceil(context.measureText(text).width));
  canvas.height = Math.ceil((size * roomAbove + below) * pixelsPerPoint);
  // Setting the size of a canvas resets its state.
  context.font = font;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#1b1813';
  context.fillText(text, 0, canvas.height - below * pixelsPerPoint);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  // Leaves out the fourth value of each pixel, alpha.
  const rgb = Uint8Array.from(data).filter((_, index) => index % 4 !== 3);
  return {
    width: canvas.width / pixelsPerPoint,
    height: canvas.height / pixelsPerPoint,
    below,
    pixels: { width: canvas.width, height: canvas.height, rgb },
  };
}
