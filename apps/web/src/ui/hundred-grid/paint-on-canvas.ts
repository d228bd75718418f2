import { cell, type Shape } from './geometry';
import { checkOutline, outlineOf } from './outlines';
import type { Paint } from './paint';

/**
 * Paints the same drawing on a canvas, for pictures that leave the page. The context sets scale and position. Such pictures
 * have no seams, so folds and rings are not painted.
 */
export function paintOnCanvas(
  context: CanvasRenderingContext2D,
  shapes: readonly Shape[],
  paint: Paint,
  fontFamily: string,
): void {
  for (const shape of shapes) {
    switch (shape.kind) {
      case 'rect':
      case 'dot':
        context.fillStyle = paint[shape.fill];
        context.fill(new Path2D(outlineOf(shape)));
        break;
      case 'fold':
        break;
      case 'check':
        strokeCheck(context, shape, paint);
        break;
      case 'number':
        context.fillStyle = paint[shape.fill];
        context.font = `${shape.faint ? 560 : 760} ${shape.size}px ${fontFamily}`;
        context.textAlign = 'center';
        // Text drawn before may have left its spacing set, which would shift the numbers.
        context.letterSpacing = '0px';
        context.fillText(shape.text, shape.x, shape.y);
        break;
    }
  }
}

function strokeCheck(
  context: CanvasRenderingContext2D,
  { x, y, size, stroke }: Extract<Shape, { kind: 'check' }>,
  paint: Paint,
): void {
  context.save();
  context.translate(x, y);
  context.scale(size / cell, size / cell);
  Object.assign(context, { strokeStyle: paint[stroke], lineWidth: 1.5, lineCap: 'round', lineJoin: 'round' });
  context.stroke(new Path2D(checkOutline));
  context.restore();
}
