import { afterEach, expect, it, vi } from 'vitest';
import { renewPolicy } from './shell-policy';

afterEach(() => vi.unstubAllGlobals());

const key = 'https://hundred.example/index.html?__WB_REVISION__=1';
const before = "connect-src 'self'";
const after = "connect-src 'self' https://id.example";

const page = (body: string, policy?: string, status = 200) =>
  new Response(body, { status, headers: policy ? { 'content-security-policy': policy } : {} });

/** A device that keeps a page, and a server that has one. Tells what the device keeps afterwards, and what was asked. */
async function renewed(kept: Response | undefined, answer: () => Response) {
  const cache = new Map(kept && [[key, kept]]);
  const asked: unknown[] = [];
  vi.stubGlobal('caches', {
    open: async (name: string) => {
      expect(name).toBe('program');
      return {
        match: async (wanted: string) => cache.get(wanted)?.clone(),
        put: async (wanted: string, page: Response) => void cache.set(wanted, page),
      };
    },
  });
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    asked.push(`${method} ${url}`);
    const { status, headers, body } = answer();
    return new Response(method === 'HEAD' ? null : body, { status, headers });
  });
  await renewPolicy('program', key);
  const now = cache.get(key);
  return { asked, body: await now?.text(), policy: now?.headers.get('content-security-policy') };
}

it('a kept page gets the policy that the server has for it by now', async () => {
  const { policy, body } = await renewed(page('shell', before), () => page('shell', after));
  expect([policy, body]).toEqual([after, 'shell']);
});

it('is asked about by its headers alone where they are the same', async () => {
  const { asked } = await renewed(page('shell', before), () => page('shell', before));
  expect(asked).toEqual(['HEAD /index.html']);
});

it.each([
  ['the page of another build', () => page('newer shell', after)],
  ['a server in trouble', () => page('shell', after, 503)],
  ['an answer without a policy', () => page('shell')],
])('stays as it is before %s', async (_what, answer) => {
  const { policy, body } = await renewed(page('shell', before), answer);
  expect([policy, body]).toEqual([before, 'shell']);
});

it('stays as it is before a server that knows the hashes of another build', async () => {
  const own = `${before}; style-src 'self' 'sha256-new='`;
  const { policy } = await renewed(page('shell', own), () => page('shell', own.replace('new', 'old')));
  expect(policy).toBe(own);
  const elsewhere = `${own}; frame-src https://id.example`;
  const later = await renewed(page('shell', own), () => page('shell', elsewhere));
  expect(later.policy).toBe(elsewhere);
});

it('stays as it is without a connection', async () => {
  const { policy } = await renewed(page('shell', before), () => {
    throw new TypeError('Failed to fetch');
  });
  expect(policy).toBe(before);
});

it('nothing is asked for where nothing is kept', async () => {
  expect((await renewed(undefined, () => page('shell', after))).asked).toEqual([]);
});
