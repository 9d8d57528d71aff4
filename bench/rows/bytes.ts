import { bytesOf, visit } from '../../e2e/budget/measure';
import { openChromium } from '../../e2e/support/browser';
import { buildPlain } from '../plain/build';
import { servePlain } from '../plain/server';
import type { Measurement } from '../support/rows';

const pages = [
  { name: 'landing page', path: '/', heading: /learn/ },
  { name: 'internship wizard, deep link', path: '/application/interns', heading: /Welcome/ },
];

/** Bytes of a page's scripts. @throws when the page does not show the wanted text */
async function scriptBytes(url: string, wanted: RegExp): Promise<number> {
  const browser = await openChromium();
  try {
    const { requests, problems, heading } = await visit(await browser.newPage(), url);
    if (!wanted.test(heading) || problems.length > 0) {
      throw new Error(`${url} shows '${heading}'. ${problems.join('\n')}`);
    }
    return bytesOf(requests, 'Script');
  } finally {
    await browser.close();
  }
}

const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

/**
 * Measures the cost of independent releases in bytes: federated pages compared with the same sources in one plain
 * build.
 */
export async function bytesRows(portalUrl: string): Promise<Measurement[]> {
  await buildPlain();
  const plain = await servePlain(portalUrl);
  try {
    const rows: Measurement[] = [];
    for (const { name, path, heading } of pages) {
      const ours = await scriptBytes(portalUrl + path, heading);
      const reference = await scriptBytes(plain.url + path, heading);
      rows.push({
        name: `JavaScript over the wire, ${name}: federated / one plain bundle`,
        ours: kb(ours),
        reference: kb(reference),
        value: ours / reference,
        limit: { atMost: 1.3 },
      });
    }
    return rows;
  } finally {
    plain.stop();
  }
}
