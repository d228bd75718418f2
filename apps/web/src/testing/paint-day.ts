let loads = 0;

/** Runs the script of the first paint, as the browser does at the end of the frame. */
export async function paintDay(): Promise<void> {
  // The address differs each time, because the browser runs a module only once.
  loads += 1;
  const { href } = new URL('../platform/storage/paint-day.ts', import.meta.url);
  await import(/* @vite-ignore */ `${href}?run=${loads}`);
}
