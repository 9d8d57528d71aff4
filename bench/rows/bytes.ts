import { bytesOf, visit } from '../../e2e/budget/measure';
import { openBrowser } from '../../e2e/support/browser';
import { buildPlain } from '../plain/build';
import { servePlain } from '../plain/server';
import type { Row } from '../support/rows';

const pages = [
  { name: 'landing page', path: '/', heading: /learn/ },
  { name: 'internship wizard, deep link', path: '/application/interns', heading: /Welcome/ },
];

/** A page that did not come up as it should weighs nothing: it is an error. */
async function scriptBytes(url: string, wanted: RegExp): Promise<number> {
  const browser = await openBrowser();
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

/** What independent releases cost over the wire: the federated pages beside the same sources in one plain build. */
export async function bytesRows(portalUrl: string): Promise<Row[]> {
  await buildPlain();
  const plain = await servePlain(portalUrl);
  try {
    const rows: Row[] = [];
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
