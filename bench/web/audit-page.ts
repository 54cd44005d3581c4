import lighthouse, { type Result } from 'lighthouse';

export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

export interface Audit {
  /** Of 100, for each category that was asked for. */
  scores: Partial<Record<Category, number>>;
  /** In ms, but for the shift, which has no unit. */
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  shift: number;
  /** Bytes over the line, and requests. */
  bytes: number;
  requests: number;
  /** What was found wanting, each as a line. */
  findings: string[];
}

function number(result: Result, id: string): number {
  return result.audits[id]?.numericValue ?? Number.NaN;
}

/** Names what cost points, so that a missed goal can be mended without a second tool. */
function listFindings(result: Result): string[] {
  return Object.values(result.categories).flatMap((category) =>
    category.auditRefs.flatMap(({ id, weight }) => {
      const { score, title, displayValue } = result.audits[id] ?? {};
      if (!weight || score === null || score === undefined || score >= 0.9) return [];
      return [`${category.id}: ${title}${displayValue ? `, ${displayValue}` : ''}`];
    }),
  );
}

/** One visit as Lighthouse's telephone: slow 4G and a quarter of the processor, both reckoned. */
export async function auditPage(url: string, port: number, categories: Category[]): Promise<Audit> {
  const run = await lighthouse(url, { port, onlyCategories: categories, logLevel: 'error' });
  if (!run) throw new Error(`Lighthouse answered nothing for ${url}.`);
  const { lhr } = run;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const landed = new URL(lhr.finalDisplayedUrl).pathname;
  if (landed !== new URL(url).pathname) throw new Error(`${url} led to ${landed}.`);
  const scores: Audit['scores'] = {};
  for (const category of categories)
    scores[category] = Math.round((lhr.categories[category]?.score ?? 0) * 100);
  const requests = lhr.audits['network-requests']?.details;
  return {
    scores,
    firstPaint: number(lhr, 'first-contentful-paint'),
    largestPaint: number(lhr, 'largest-contentful-paint'),
    blocking: number(lhr, 'total-blocking-time'),
    shift: number(lhr, 'cumulative-layout-shift'),
    bytes: number(lhr, 'total-byte-weight'),
    requests: requests?.type === 'table' ? requests.items.length : Number.NaN,
    findings: listFindings(lhr),
  };
}
