import { afterEach, expect, it, vi } from 'vitest';
import { renewPolicy } from './shell-policy';

afterEach(() => vi.unstubAllGlobals());

const key = 'https://hundred.example/index.html?__WB_REVISION__=1';
const oldPolicy = "connect-src 'self'";
const newPolicy = "connect-src 'self' https://id.example";

const page = (body: string, policy?: string, status = 200) =>
  new Response(body, { status, headers: policy ? { 'content-security-policy': policy } : {} });

/** A device with a cached page, and a server. Returns what is cached afterwards, and the requests. */
async function renewPolicyOf(cached: Response | undefined, answer: () => Response) {
  const cache = new Map(cached && [[key, cached]]);
  const requests: unknown[] = [];
  vi.stubGlobal('caches', {
    open: async (name: string) => {
      expect(name).toBe('program');
      return {
        match: async (url: string) => cache.get(url)?.clone(),
        put: async (url: string, page: Response) => void cache.set(url, page),
      };
    },
  });
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    requests.push(`${method} ${url}`);
    const { status, headers, body } = answer();
    return new Response(method === 'HEAD' ? null : body, { status, headers });
  });
  await renewPolicy('program', key);
  const cachedPage = cache.get(key);
  const policy = cachedPage?.headers.get('content-security-policy');
  return { requests, body: await cachedPage?.text(), policy };
}

it('A cached page gets the current policy of the server', async () => {
  const { policy, body } = await renewPolicyOf(page('shell', oldPolicy), () => page('shell', newPolicy));
  expect(policy).toEqual(newPolicy);
  expect(body).toBe('shell');
});

it('A cached page with the same policy is checked by its headers alone', async () => {
  const { requests } = await renewPolicyOf(page('shell', oldPolicy), () => page('shell', oldPolicy));
  expect(requests).toEqual(['HEAD /index.html']);
});

it.each([
  ['the page of another build', () => page('newer shell', newPolicy)],
  ['an error of the server', () => page('shell', newPolicy, 503)],
  ['an answer without a policy', () => page('shell')],
])('A cached page stays unchanged if the answer is %s', async (_what, answer) => {
  const { policy, body } = await renewPolicyOf(page('shell', oldPolicy), answer);
  expect(policy).toEqual(oldPolicy);
  expect(body).toBe('shell');
});

it('A cached page stays unchanged if the server has the hashes of another build', async () => {
  const cachedPolicy = `${oldPolicy}; style-src 'self' 'sha256-cached='`;
  const withOtherHashes = cachedPolicy.replace('cached', 'other');
  const { policy } = await renewPolicyOf(page('shell', cachedPolicy), () => page('shell', withOtherHashes));
  expect(policy).toBe(cachedPolicy);
});

it('A cached page gets a new policy that keeps its hashes', async () => {
  const cachedPolicy = `${oldPolicy}; style-src 'self' 'sha256-cached='`;
  const withSameHashes = `${cachedPolicy}; frame-src https://id.example`;
  const replaced = await renewPolicyOf(page('shell', cachedPolicy), () => page('shell', withSameHashes));
  expect(replaced.policy).toBe(withSameHashes);
});

it('A cached page stays unchanged without a connection', async () => {
  const { policy } = await renewPolicyOf(page('shell', oldPolicy), () => {
    throw new TypeError('Failed to fetch');
  });
  expect(policy).toBe(oldPolicy);
});

it('No request is made if no page is cached', async () => {
  const notCached = undefined;
  expect((await renewPolicyOf(notCached, () => page('shell', newPolicy))).requests).toEqual([]);
});
