import type { CDPSession, Page } from 'puppeteer-core';
import { patienceMs } from '../support/patience';
import type { Timed } from './rounds';

export interface Loaded extends Timed {
  /** The browser's kind of resource: Document, Script, Stylesheet, Fetch ... */
  kind: string;
  /** Bytes sent over the network, headers included. */
  bytes: number;
  encoding: string;
}

/** Records every request that uses the network until the returned function is called. */
export async function watchNetwork(session: CDPSession): Promise<() => Loaded[]> {
  const open = new Map<string, Loaded>();
  const done: Loaded[] = [];
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
    open.set(requestId, {
      url: request.url,
      kind: type ?? 'Other',
      start: timestamp,
      end: timestamp,
      bytes: 0,
      encoding: '',
    });
  });
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    const request = open.get(requestId);
    if (!request) return;
    request.kind = type;
    request.encoding = response.headers['content-encoding'] ?? response.headers['Content-Encoding'] ?? '';
    if (response.fromDiskCache || response.fromPrefetchCache) open.delete(requestId);
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => {
    open.delete(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = open.get(requestId);
    if (request?.url.startsWith('http')) done.push({ ...request, end: timestamp, bytes: encodedDataLength });
  });
  return () => done;
}

export interface Visit {
  requests: Loaded[];
  /** Errors in the browser's console, network errors included. */
  problems: string[];
  heading: string;
  /** Milliseconds until the page's heading was shown. */
  openedInMs: number;
}

/**
 * Opens a page and waits until it has no pending requests. The browser reports that it saves data, so that nothing is
 * loaded in advance. `delayMs` is added to every answer.
 */
export async function visit(page: Page, url: string, { delayMs = 0 } = {}): Promise<Visit> {
  const session = await page.createCDPSession();
  const problems: string[] = [];
  const requests = await watchNetwork(session);
  await session.send('Log.enable');
  session.on('Log.entryAdded', ({ entry }) => {
    if (entry.level === 'error') problems.push(`${entry.text} ${entry.url ?? ''}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: delayMs,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await page.evaluateOnNewDocument(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  page.setDefaultTimeout(patienceMs());
  const begun = Date.now();
  await page.goto(url);
  await page.waitForSelector('h1:not([data-drawn] *)');
  const openedInMs = Date.now() - begun;
  // Requests that a page makes late count, too.
  await page.waitForNetworkIdle({ idleTime: 1_000 });
  const heading = await page.$eval('h1', (element) => element.textContent ?? '');
  return { requests: requests(), problems, heading, openedInMs };
}

export const bytesOf = (requests: readonly Loaded[], kind: string): number =>
  requests.filter((request) => request.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0);
