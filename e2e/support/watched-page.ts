import type { HTTPRequest, Page } from 'puppeteer-core';
import type { Evidence } from './evidence';
import { patienceMs, within } from './patience';

/** Limit for a picture: a page that hangs gives none. */
const pictureMs = 20_000;

/** Records a page's errors and requests as they happen. */
export interface Watched {
  /** Errors in the page's console, and uncaught errors. */
  errors: string[];
  /** Resolves when no request is pending and the last answers have caused no further request. */
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
  let notify = () => {};
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
  const noteEnd = (request: HTTPRequest) => {
    open.delete(request);
    if (open.size === 0) notify();
  };
  page.on('requestfinished', noteEnd);
  page.on('requestfailed', noteEnd);
  page.on('response', (response) => {
    const id = response.headers()['x-request-id'];
    if (id) requestIds.add(id);
  });
  const nothingOpen = () => {
    const ended = new Promise<void>((resolve) => {
      if (open.size === 0) resolve();
      else notify = resolve;
    });
    const stillOpen = () => [...open].map((request) => `${request.method()} ${request.url()}`).join(', ');
    return within(patienceMs(), () => `the end of ${stillOpen()}`, ended);
  };
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
      picture: await within(pictureMs, () => 'a picture', page.screenshot()).catch(() => undefined),
    }),
  };
}

/** Resolves when the page has processed the last answers and drawn. */
const drawn = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise((done) => requestAnimationFrame(done));
      await new Promise((done) => setTimeout(done));
    }
  });
