import { openChromium } from '../../e2e/support/browser';
import { flagsToMeasure } from '../../e2e/support/chromium';
import { median } from '../support/rounds';
import type { Measurement } from '../support/rows';

const pages = [
  { name: 'landing page', path: '/' },
  { name: 'internship wizard', path: '/application/interns' },
  { name: 'visit wizard', path: '/application/visitors' },
];
const least: Record<string, number> = { performance: 97, accessibility: 100, 'best-practices': 100 };

/** Lighthouse's scores for a phone on a slow connection, with its own simulated throttling. */
async function scores(url: string): Promise<Record<string, number>> {
  const { default: lighthouse } = await import('lighthouse');
  const browser = await openChromium(flagsToMeasure);
  try {
    const port = Number(new URL(browser.wsEndpoint()).port);
    const run = await lighthouse(url, { port, onlyCategories: Object.keys(least), logLevel: 'error' });
    const categories = run?.lhr.categories ?? {};
    return Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    );
  } finally {
    await browser.close();
  }
}

export async function lighthouseRows(portalUrl: string): Promise<Measurement[]> {
  const rows: Measurement[] = [];
  for (const { name, path } of pages) {
    const runs = [];
    for (let run = 0; run < 3; run += 1) runs.push(await scores(portalUrl + path));
    for (const category of Object.keys(least)) {
      const score = median(runs.map((run) => run[category] ?? 0));
      rows.push({
        name: `Lighthouse on a phone, ${name}: ${category}`,
        ours: String(score),
        value: score,
        limit: { atLeast: least[category] ?? 100 },
      });
    }
  }
  return rows;
}
