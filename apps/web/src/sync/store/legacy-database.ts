/** The database of versions up to 0.2.0. */
export const legacyDatabase = 'hundred';

/** Whether such a version may have stored something. Some browsers do not list databases. */
export async function hasLegacyDevice(): Promise<boolean> {
  const databases = await indexedDB.databases?.();
  if (!databases) return true;
  const hasPresses = Object.keys(localStorage).some((key) => key.startsWith('hundred:pressed:'));
  return hasPresses || databases.some(({ name }) => name === legacyDatabase);
}
