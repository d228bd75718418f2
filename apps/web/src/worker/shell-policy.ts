const shellPath = '/index.html';
const policyOf = ({ headers }: Response) => headers.get('content-security-policy');

/**
 * Whether the policy of the page from the server allows what the cached page inlines, unlike the policy of another build.
 */
const hasHashesOf = (cached: Response, page: Response) =>
  (policyOf(cached)?.match(/'sha256-[^']+'/g) ?? []).every((hash) => policyOf(page)?.includes(hash));

/** How long the server may take to answer, because a worker that is still busy delays its successor. */
const answerTimeoutMs = 2000;

/**
 * Replaces the policy of the cached page by the server's. The policy changes with the identity settings, although the
 * page stays the same, and the old policy would forbid renewing a token until the next version. Only the headers are
 * requested at first. If they differ, the page is requested too, and replaces the cached one if its content is identical.
 */
export async function renewPolicy(cacheName: string, key: string): Promise<void> {
  const signal = AbortSignal.timeout(answerTimeoutMs);
  const request = (method: 'HEAD' | 'GET') =>
    fetch(shellPath, { method, cache: 'no-store', redirect: 'error', signal });
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
