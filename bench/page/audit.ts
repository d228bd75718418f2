import lighthouse from 'lighthouse';

export type Category = 'accessibility' | 'best-practices' | 'seo' | 'performance';

export interface AuditReading {
  /** Milliseconds. */
  largestPaint: number;
  /** The cumulative layout shift. */
  shift: number;
  scriptBytes: number;
  /** From 0 to 100. */
  scores: Partial<Record<Category, number>>;
  /** The names of the audits that cost points. */
  faults: string[];
}

interface AuditedLoad {
  url: string;
  /** The port of the browser. */
  port: number;
  categories: Category[];
  isSignedIn: boolean;
}

/** Measures one load on a throttled phone. */
export async function audit({ url, port, categories, isSignedIn }: AuditedLoad): Promise<AuditReading> {
  const result = await lighthouse(url, {
    port,
    throttlingMethod: 'devtools',
    onlyCategories: ['performance', ...categories],
    // A reset of the browser's storage would sign the person out.
    disableStorageReset: isSignedIn,
    logLevel: 'error',
  });
  if (!result) throw new Error('Lighthouse gave no result.');
  const { audits, categories: results } = result.lhr;
  const scores = Object.fromEntries(
    Object.values(results).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
  );
  const faults = categories.flatMap((category) =>
    (results[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );
  return {
    largestPaint: figureOf(audits['largest-contentful-paint']),
    shift: figureOf(audits['cumulative-layout-shift']),
    scriptBytes: await namedScriptBytes(url, audits['network-requests']?.details),
    scores,
    faults,
  };
}

function figureOf(audited: { numericValue?: number; errorMessage?: string } | undefined): number {
  if (audited?.numericValue === undefined)
    throw new Error(audited?.errorMessage ?? 'Lighthouse gave no figure.');
  return audited.numericValue;
}

type Request = { url?: string; transferSize?: number };

/** Counts only scripts that the page itself names, not those fetched later, such as the code of the sign-in. */
async function namedScriptBytes(url: string, details: unknown): Promise<number> {
  const html = await (await fetch(url)).text();
  const namedUrls = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(
    ([, path]) => new URL(path!, url).href,
  );
  const { items = [] } = (details ?? {}) as { items?: Request[] };
  return items
    .filter((item) => item.url !== undefined && namedUrls.includes(item.url))
    .reduce((sum, { transferSize }) => sum + (transferSize ?? 0), 0);
}
