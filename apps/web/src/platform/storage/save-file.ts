/** Starts a download of the file. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // Some browsers start to read only after the click event.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
