import { addFont } from './embedded-font';
import { hex, PdfFile, pdfText } from './pdf-file';
import type { PrintFont } from './print-font';

/** A line of text that the font cannot write, drawn by the browser. */
export interface Picture {
  /** In points, like `height` and `below`. */
  width: number;
  height: number;
  /** How far the picture extends below the baseline. */
  below: number;
  /** `rgb` has three bytes for each pixel. */
  pixels: { width: number; height: number; rgb: Uint8Array };
}

export type DrawText = (text: string, size: number) => Picture;

/** Each part is from 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number];

interface TextLook {
  size: number;
  colour?: Colour;
  align?: 'left' | 'right';
}

/** A4 in points, measured from the upper left. */
export const pageSize = { width: 595, height: 842 };

/** Smaller text is not readable on paper. */
const leastSize = 8;
/** Splits text where a reader sees letters, so that no half of an emoji or accent is left. */
const graphemes = new Intl.Segmenter();
/** The glyph of every font for a character that the font lacks. */
const missingGlyph = 0;

const black: Colour = [0, 0, 0];
const round = (value: number) => Math.round(value * 100) / 100;

/**
 * Pages of text, cells and lines in one font. Positions are in points from the upper left, while PDF itself counts from
 * below.
 */
export class PdfDocument {
  readonly #file = new PdfFile();
  readonly #font: PrintFont;
  readonly #draw: DrawText;
  /** The used glyphs with their characters. */
  readonly #glyphs = new Map<number, string>();
  /** The operators of each page, and the object numbers of its images in the file. */
  readonly #pages: { content: string[]; images: number[] }[] = [];

  constructor(font: PrintFont, draw: DrawText) {
    this.#font = font;
    this.#draw = draw;
  }

  addPage(): void {
    this.#pages.push({ content: [], images: [] });
  }

  /**
   * Writes text with its baseline at `y`. Text that the font lacks is drawn as a picture, with its characters for
   * copying.
   */
  writeText(text: string, x: number, y: number, { size, colour = black, align = 'left' }: TextLook): void {
    const { letters, glyphs } = this.#glyphsOf(text);
    if (glyphs.includes(missingGlyph)) {
      this.#writePicture(text, x, y, size, align);
      return;
    }
    const width = this.#widthOf(text, size);
    for (const [index, glyph] of glyphs.entries()) this.#glyphs.set(glyph, letters[index] ?? '');
    const left = align === 'right' ? x - width : x;
    this.#addOperators(
      `BT ${colour.map(round).join(' ')} rg /F ${size} Tf ${round(left)} ${round(pageSize.height - y)} Td <${glyphs.map(hex).join('')}> Tj ET`,
    );
  }

  /** Writes text within this width: smaller if needed, and cut if that is not enough. */
  writeTextWithin(width: number, text: string, x: number, y: number, { size, ...look }: TextLook): void {
    // Measured at the smallest size, because a canvas for a long name at full size may exceed the browser's limit.
    const leastWidth = this.#widthOf(text, leastSize);
    // Rounded down to a tenth of a point.
    const fittingSize = Math.floor((10 * leastSize * width) / leastWidth) / 10;
    if (fittingSize >= leastSize) {
      this.writeText(text, x, y, { ...look, size: Math.min(size, fittingSize) });
      return;
    }
    const letters = [...graphemes.segment(text)].map(({ segment }) => segment);
    while (letters.length > 0 && this.#widthOf(`${letters.join('')}…`, leastSize) > width) letters.pop();
    this.writeText(`${letters.join('')}…`, x, y, { ...look, size: leastSize });
  }

  drawCell(x: number, y: number, side: number, colour: Colour, look: 'filled' | 'outlined'): void {
    const square = `${round(x)} ${round(pageSize.height - y - side)} ${round(side)} ${round(side)} re`;
    const values = colour.map(round).join(' ');
    this.#addOperators(look === 'filled' ? `${values} rg ${square} f` : `0.8 w ${values} RG ${square} S`);
  }

  drawLine(x: number, y: number, width: number, colour: Colour): void {
    const fromBelow = round(pageSize.height - y);
    this.#addOperators(
      `0.6 w ${colour.map(round).join(' ')} RG ${round(x)} ${fromBelow} m ${round(x + width)} ${fromBelow} l S`,
    );
  }

  toBytes({ title, madeAt }: { title: string; madeAt: Date }): Uint8Array<ArrayBuffer> {
    const file = this.#file;
    const font = addFont(file, this.#font, this.#glyphs);
    // Each page refers to the tree of pages, which is written after them.
    const tree = file.reserve();
    const pages = this.#pages.map(({ content, images }) => {
      const stream = file.addStream('', content.join('\n'));
      const imageNames = images.map((image) => `/I${image} ${image} 0 R`).join(' ');
      return file.add(
        `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 ${pageSize.width} ${pageSize.height}] /Contents ${stream} 0 R /Resources << /Font << /F ${font} 0 R >> /XObject << ${imageNames} >> >> >>`,
      );
    });
    const kids = pages.map((page) => `${page} 0 R`).join(' ');
    file.add(`<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`, tree);
    const catalog = file.add(`<< /Type /Catalog /Pages ${tree} 0 R /Lang (en) >>`);
    // Year to second, without separators: 20260308090000.
    const stamp = madeAt.toISOString().replace(/\D/g, '').slice(0, 14);
    const info = file.add(`<< /Title ${pdfText(title)} /Creator (Hundred) /CreationDate (D:${stamp}Z) >>`);
    return file.toBytes(catalog, info);
  }

  #glyphsOf(text: string): { letters: string[]; glyphs: number[] } {
    // The font has no narrow space, which some languages write between thousands.
    const letters = [...text.replaceAll('\u202F', '\u00A0')];
    return { letters, glyphs: letters.map((letter) => this.#font.glyphOf(letter)) };
  }

  #widthOf(text: string, size: number): number {
    const { glyphs } = this.#glyphsOf(text);
    if (glyphs.includes(missingGlyph)) return this.#draw(text, size).width;
    // A font has its widths in thousandths of its size.
    return (size * glyphs.reduce((sum, glyph) => sum + this.#font.widthOf(glyph), 0)) / 1000;
  }

  /**
   * Adds operators of PDF to the page. `rg` and `RG` set the colour of areas and of lines, `w` the width of lines; `re`,
   * `m` and `l` describe a path, `f` fills it and `S` draws it. `Tf`, `Td` and `Tj` are font, place and glyphs of a text,
   * which `BT` and `ET` enclose.
   */
  #addOperators(operators: string): void {
    this.#pages.at(-1)?.content.push(operators);
  }

  #writePicture(text: string, x: number, y: number, size: number, align: TextLook['align']): void {
    const { width, height, below, pixels } = this.#draw(text, size);
    const image = this.#file.addStream(
      `/Type /XObject /Subtype /Image /Width ${pixels.width} /Height ${pixels.height} /ColorSpace /DeviceRGB /BitsPerComponent 8`,
      pixels.rgb,
    );
    this.#pages.at(-1)?.images.push(image);
    const left = align === 'right' ? x - width : x;
    const bottom = pageSize.height - y - below;
    // `cm` scales the image, whose own size is 1, and moves it to its place; `Do` draws it. `q` and `Q` enclose both.
    // `BDC` and `EMC` enclose what is copied as `ActualText`.
    this.#addOperators(
      `/Span << /ActualText ${pdfText(text)} >> BDC q ${round(width)} 0 0 ${round(height)} ${round(left)} ${round(bottom)} cm /I${image} Do Q EMC`,
    );
  }
}
