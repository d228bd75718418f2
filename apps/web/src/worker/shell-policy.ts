const shell = '/index.html';
const policyOf = ({ headers }: Response) => headers.get('content-security-policy');

/** Whether the policy of the page allows what the cached page inlines. That of an earlier build would forbid its style. */
const hasHashesOf = (cached: Response, page: Response) =>
  (policyOf(cached)?.match(/'sha256-[^']+'/g) ?? []).every((hash) => policyOf(page)?.includes(hash));

/** No longer, because a worker that is still busy delays its successor. */
const answerTimeoutMs = 2000;

/**
 * A cached page keeps the policy that it was cached with. Changed identity settings change the policy of the same page,
 * and the old one would forbid renewing a token until the next version. So the server is asked for the headers only
 * and, if these differ, for the page, which replaces the cached one if its content is identical.
 */
export async function renewPolicy(cacheName: string, key: string): Promise<void> {
  const signal = AbortSignal.timeout(answerTimeoutMs);
  const request = (method: 'HEAD' | 'GET') =>
    fetch(shell, { method, cache: 'no-store', redirect: 'error', signal });
  try {
    const cache = await caches.open(cacheName);
    const cached = await cache.match(key);
    if (!cached) return;
    const head = await request('HEAD');
    if (!head.ok || !policyOf(head) || policyOf(head) === policyOf(cached)) return;
    const page = await request('GET');
    const hasSameContent = page.ok && (await page.clone().text()) === (await cached.text());
    if (hasSameContent && hasHashesOf(cached, page)) await cache.put(key, page);
  } catch {
    // No connection, no answer or no room; the cached page stays and is checked again later.
  }
}
