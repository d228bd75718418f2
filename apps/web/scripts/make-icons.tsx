/**
 * Draws the favicon and the app icons from the mark of the grid. Run it after a change of the mark: `npm run make:icons
 * -w apps/web`.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import { renderToStaticMarkup } from 'react-dom/server';
import { MarkDrawing } from '../src/ui/hundred-grid/mark';
import { iconPaint, type Paint } from '../src/ui/hundred-grid/paint';

type Icon = {
  size: number;
  /** The mark's side as a share of the icon's. */
  share: number;
  /** Rounded like a cell, square if the system cuts its own shape, or without a background. */
  corners: 'cell' | 'square' | 'none';
};

/** The side of the box in which the mark is drawn. */
const markBox = 30;

const folder = fileURLToPath(new URL('../public', import.meta.url));

/** Android uses only the outline of a notification badge. */
const outlinePaint: Paint = { ...iconPaint, today: '#ffffff', numeral: '#ffffff' };

function draw({ size, share, corners }: Icon): string {
  const side = Math.round(size * share);
  const offset = (size - side) / 2;
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${size} ${size}`}>
      <title>Hundred</title>
      {corners !== 'none' && (
        <rect
          width={size}
          height={size}
          rx={corners === 'cell' ? Math.round(size * 0.22) : undefined}
          fill={iconPaint.ground}
        />
      )}
      <g transform={`translate(${offset} ${offset}) scale(${side / markBox})`}>
        <MarkDrawing size={side} paint={corners === 'none' ? outlinePaint : iconPaint} />
      </g>
    </svg>,
  );
}

const toPng = (icon: Icon) =>
  new Resvg(draw(icon), { fitTo: { mode: 'width', value: icon.size } }).render().asPng();

/**
 * An .ico file is a head of 6 bytes (its kind, 1 for icons, and the number of images), 16 bytes about each image (width,
 * height, one plane of 32 bits per pixel, length and place), and the images as PNG files.
 */
function toIco(icons: Icon[]): Buffer {
  const images = icons.map((icon) => ({ size: icon.size, png: toPng(icon) }));
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  for (const [index, { size, png }] of images.entries()) {
    const entry = 6 + 16 * index;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...images.map(({ png }) => png)]);
}

/** At 16, 32 and 48 px each of the mark's ten columns is a whole number of pixels. */
const tabIcon = (size: number): Icon => ({ size, share: 0.625, corners: 'cell' });

const files: Record<string, string | Uint8Array> = {
  'favicon.svg': draw(tabIcon(32)),
  'favicon.ico': toIco([tabIcon(16), tabIcon(32), tabIcon(48)]),
  'icon-192.png': toPng({ size: 192, share: 0.66, corners: 'cell' }),
  'icon-512.png': toPng({ size: 512, share: 0.66, corners: 'cell' }),
  // Systems may cut a maskable icon to the middle 80 %, and the corners of the mark stay inside that circle.
  'icon-maskable-512.png': toPng({ size: 512, share: 0.55, corners: 'square' }),
  'badge-96.png': toPng({ size: 96, share: 0.9375, corners: 'none' }),
  'apple-touch-icon.png': toPng({ size: 180, share: 0.67, corners: 'square' }),
};

await Promise.all(Object.entries(files).map(([name, content]) => writeFile(join(folder, name), content)));
