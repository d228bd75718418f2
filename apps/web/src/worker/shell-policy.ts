const shell = '/index.html';
const policyOf = ({ headers }: Response) => headers.get('content-security-policy');

/** A server that was started with an earlier build knows other hashes: with its policy the page would have no style. */
const hasHashesOf = (kept: Response, page: Response) =>
  (policyOf(kept)?.match(/'sha256-[^']+'/g) ?? []).every((hash) => policyOf(page)?.includes(hash));

/** Nothing waits for it; but a worker that is still at work holds up the one that comes in its place. */
const answersWithin = 2000;

/**
 * A kept page has the policy that it was kept with. Other identity settings make another one for the same page: until the
 * next version it would forbid what renews a token. So the server is asked for its headers alone, and where these differ, for
 * the page: it takes the place of the kept one if it is the very same.
 */
export async function renewPolicy(cacheName: string, key: string): Promise<void> {
  const signal = AbortSignal.timeout(answersWithin);
  const ask = (method: 'HEAD' | 'GET') =>
    fetch(shell, { method, cache: 'no-store', redirect: 'error', signal });
  try {
    const cache = await caches.open(cacheName);
    const kept = await cache.match(key);
    if (!kept) return;
    const said = await ask('HEAD');
    if (!said.ok || !policyOf(said) || policyOf(said) === policyOf(kept)) return;
    const page = await ask('GET');
    const isSame = page.ok && (await page.clone().text()) === (await kept.text());
    if (isSame && hasHashesOf(kept, page)) await cache.put(key, page);
  } catch {
    // No connection, no answer or no room: the kept one stays, and is looked at again later.
  }
}
