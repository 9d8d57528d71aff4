import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
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

/** The text that a PDF reader of another maker finds, with its layout. */
export async function pdfText(file: string): Promise<string> {
  const { stdout } = await run('pdftotext', ['-layout', file, '-'], { maxBuffer: 16 * 1024 * 1024 });
  return stdout;
}
