/** The entry of the version for which this tab was reloaded. */
const reloadedKey = 'hundred:healed';

/**
 * Reloads the page if it cannot load a part of itself because a newer version has replaced its files. It reloads only once,
 * and nothing is lost: everything done, counted or typed is stored. Without a connection it does not reload.
 * @param entryUrl The address of the page's first script. The server has it only as long as this version.
 */
export function reloadWhenReplaced(entryUrl: string | undefined): void {
  let isChecking = false;
  addEventListener('vite:preloadError', async () => {
    if (isChecking || entryUrl === undefined) return;
    isChecking = true;
    const isReplaced = await fetch(entryUrl, { method: 'HEAD', cache: 'no-store' }).then(
      ({ status }) => status === 404,
      () => false,
    );
    isChecking = false;
    if (!isReplaced || sessionStorage.getItem(reloadedKey) === entryUrl) return;
    sessionStorage.setItem(reloadedKey, entryUrl);
    location.reload();
  });
}
