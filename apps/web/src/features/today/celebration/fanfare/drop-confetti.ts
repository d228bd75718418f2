const pieceCount = 100;
const durationMs = 5000;
/** The status colours and brass, because orange is no longer on the page by then. */
const colours = ['--color-done', '--color-partial', '--color-rest', '--color-brass', '--color-ink'];

/** Above and below the page, a piece at this distance is out of sight. In pixels. */
const edge = 20;

/** Speeds are in pixels a second, angles in radians. */
type Piece = {
  x: number;
  y: number;
  drift: number;
  speed: number;
  size: number;
  angle: number;
  spin: number;
  colour: string;
};

/** Drops small cells over the page for five seconds. Returns a function that stops them early. */
export function dropConfetti(canvas: HTMLCanvasElement, onOver: () => void): () => void {
  const brush = canvas.getContext('2d');
  const scale = devicePixelRatio;
  const { clientWidth: width, clientHeight: height } = canvas;
  canvas.width = width * scale;
  canvas.height = height * scale;
  brush?.scale(scale, scale);
  const paints = paintsOf(canvas);
  const pieces = Array.from({ length: pieceCount }, (_, index) => newPiece(index, width, height, paints));

  let frame = 0;
  let startedAt: number | undefined;
  const draw = (now: number) => {
    startedAt ??= now;
    const seconds = (now - startedAt) / 1000;
    brush?.clearRect(0, 0, width, height);
    if (brush) for (const piece of pieces) paintPiece(brush, piece, seconds);
    frame = requestAnimationFrame(draw);
  };
  frame = requestAnimationFrame(draw);
  // A timer, because a hidden tab draws no frames.
  const timer = setTimeout(onOver, durationMs);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * The colours as a canvas takes them: it cannot read custom properties, and reads `light-dark()` only after the browser
 * has resolved it.
 */
function paintsOf(canvas: HTMLCanvasElement): string[] {
  const { color } = canvas.style;
  const paints = colours.map((name) => {
    canvas.style.color = `var(${name})`;
    return getComputedStyle(canvas).color;
  });
  canvas.style.color = color;
  return paints;
}

/** A random number between `-most` and `most`. */
const randomWithin = (most: number) => (2 * Math.random() - 1) * most;

/** Pieces start above the page one after the other, and the slowest leaves it after five seconds. */
function newPiece(index: number, width: number, height: number, paints: readonly string[]): Piece {
  // The farther above the page a piece starts, the later it appears.
  const startHeight = edge + Math.random() * 0.35 * height;
  const secondsOfFall = 2.8 + Math.random() * 2.1;
  return {
    x: Math.random() * width,
    y: -startHeight,
    drift: randomWithin(30),
    speed: (startHeight + height + edge) / secondsOfFall,
    size: 7 + Math.random() * 8,
    angle: Math.random() * Math.PI,
    spin: randomWithin(3),
    colour: paints[index % paints.length] ?? 'currentColor',
  };
}

function paintPiece(brush: CanvasRenderingContext2D, piece: Piece, seconds: number): void {
  const { size } = piece;
  brush.save();
  const sway = 12 * Math.sin(2 * seconds + piece.angle);
  brush.translate(piece.x + piece.drift * seconds + sway, piece.y + piece.speed * seconds);
  brush.rotate(piece.angle + piece.spin * seconds);
  brush.fillStyle = piece.colour;
  brush.beginPath();
  brush.roundRect(-size / 2, -size / 2, size, size, size / 5);
  brush.fill();
  brush.restore();
}
