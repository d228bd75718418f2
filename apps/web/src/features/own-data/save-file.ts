/** A browser has taken the file long before. */
const forgottenAfterMs = 60_000;

/** Hands something to the browser as a file. */
export function saveFile(name: string, type: string, content: string | Uint8Array<ArrayBuffer>): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), forgottenAfterMs);
}
