/** Saves an answer as a file of the browser. */
export function saveExport(answer: unknown, id: string): void {
  const file = new Blob([JSON.stringify(answer, null, 2)], { type: 'application/json' });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = `hundred-${id}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
