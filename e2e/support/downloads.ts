import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'puppeteer-core';
import { until } from './patience';

const run = promisify(execFile);

/** A folder for the downloads of a page, removed when `work` is done. */
export async function withDownloads<T>(
  page: Page,
  work: (fileLike: (name: RegExp) => Promise<string>) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-downloads-'));
  const context = page.browserContext();
  const session = await context.browser().target().createCDPSession();
  await session.send('Browser.setDownloadBehavior', {
    behavior: 'allow',
    downloadPath: folder,
    ...(context.id && { browserContextId: context.id }),
  });
  try {
    const fileLike = async (name: RegExp) => (await readdir(folder)).find((one) => name.test(one));
    return await work(async (name) =>
      path.join(folder, await until(`something like ${name} is saved`, () => fileLike(name))),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The text of a PDF as pdftotext reads it, with its layout. */
export async function pdfText(file: string): Promise<string> {
  const { stdout } = await run('pdftotext', ['-layout', file, '-'], { maxBuffer: 16 * 1024 * 1024 });
  return stdout;
}

/** The text of a PDF that the portal returns for this token. */
export async function pdfOf({ url }: { url: string }, address: string, token: string): Promise<string> {
  const answer = await fetch(url + address, { headers: { Authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-pdf-'));
  try {
    const file = path.join(folder, 'copy.pdf');
    await writeFile(file, new Uint8Array(await answer.arrayBuffer()));
    return await pdfText(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
