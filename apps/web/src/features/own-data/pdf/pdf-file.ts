const encoder = new TextEncoder();

/**
 * The numbered objects of a PDF file and its cross-reference table. Two pages of text, cells and lines need no more,
 * and PDF libraries are a megabyte of code.
 */
export class PdfFile {
  readonly #objects: Uint8Array[] = [];

  /** Reserves a number for an object that others refer to before it is written. */
  reserve(): number {
    return this.#objects.push(new Uint8Array());
  }

  /** Writes an object and returns its number: a new one, unless one was reserved for it. */
  add(content: string, number = this.reserve()): number {
    // Objects are numbered from 1.
    this.#objects[number - 1] = encoder.encode(content);
    return number;
  }

  /** Writes an object of bytes with its dictionary. Returns its number, as `add` does. */
  addStream(dictionary: string, content: string | Uint8Array, number = this.reserve()): number {
    const bytes = typeof content === 'string' ? encoder.encode(content) : content;
    this.#objects[number - 1] = joinBytes([
      encoder.encode(`<< ${dictionary} /Length ${bytes.length} >>\nstream\n`),
      bytes,
      encoder.encode('\nendstream'),
    ]);
    return number;
  }

  /** The whole file; `catalog` and `info` are the numbers of these two objects. */
  toBytes(catalog: number, info: number): Uint8Array<ArrayBuffer> {
    const parts: Uint8Array[] = [encoder.encode('%PDF-1.7\n')];
    const starts: number[] = [];
    let length = parts[0]?.length ?? 0;
    const write = (part: Uint8Array) => {
      parts.push(part);
      length += part.length;
    };
    for (const [index, object] of this.#objects.entries()) {
      starts.push(length);
      write(encoder.encode(`${index + 1} 0 obj\n`));
      write(object);
      write(encoder.encode('\nendobj\n'));
    }
    const tableStart = length;
    const entries = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`);
    // The table begins with an entry for the number 0, which the format requires and no object has.
    const size = starts.length + 1;
    write(
      encoder.encode(
        `xref\n0 ${size}\n0000000000 65535 f \n${entries.join('')}trailer\n<< /Size ${size} /Root ${catalog} 0 R /Info ${info} 0 R >>\nstartxref\n${tableStart}\n%%EOF\n`,
      ),
    );
    return joinBytes(parts);
  }
}

function joinBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const part of parts) {
    joined.set(part, offset);
    offset += part.length;
  }
  return joined;
}

/** Encodes text outside of pages, in any script: UTF-16 with its byte order mark, as hexadecimal digits. */
export const pdfText = (text: string): string =>
  `<FEFF${Array.from({ length: text.length }, (_, index) => hex(text.charCodeAt(index))).join('')}>`;

/** Four hexadecimal digits. */
export const hex = (value: number): string => value.toString(16).padStart(4, '0').toUpperCase();
