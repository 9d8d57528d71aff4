import type { HTTPRequest, Page } from 'puppeteer-core';
import type { Evidence } from './evidence';

/** What a page says and asks for, noted as it happens. */
export interface Watched {
  /** Errors in its console, and those that nobody has caught. */
  errors: string[];
  /** Until nothing that it has asked for is still to come, and nothing more is asked for by what has come. */
  rests(): Promise<void>;
  evidence(): Promise<Evidence>;
}

export function watch(page: Page): Watched {
  const since = Date.now();
  const errors: string[] = [];
  const lines: string[] = [];
  const requestIds = new Set<string>();
  const open = new Set<HTTPRequest>();
  let begun = 0;
  let tell = () => {};
  page.on('console', (message) => {
    const line = `${message.text()} ${message.location().url ?? ''}`;
    lines.push(`${message.type()}: ${line}`);
    if (message.type() === 'error') errors.push(line);
  });
  page.on('pageerror', (error) => {
    lines.push(`uncaught: ${error}`);
    errors.push(String(error));
  });
  page.on('request', (request) => {
    begun += 1;
    open.add(request);
  });
  const ended = (request: HTTPRequest) => {
    open.delete(request);
    if (open.size === 0) tell();
  };
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  page.on('response', (response) => {
    const id = response.headers()['x-request-id'];
    if (id) requestIds.add(id);
  });
  const nothingOpen = () =>
    new Promise<void>((resolve) => {
      if (open.size === 0) resolve();
      else tell = resolve;
    });
  return {
    errors,
    async rests() {
      for (let before = -1; before !== begun; ) {
        before = begun;
        await nothingOpen();
        await drawn(page);
      }
    },
    evidence: async () => ({
      since,
      console: lines,
      requestIds,
      picture: await page.screenshot().catch(() => undefined),
    }),
  };
}

/** What has come is worked through, and drawn. */
const drawn = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise((done) => requestAnimationFrame(done));
      await new Promise((done) => setTimeout(done));
    }
  });
