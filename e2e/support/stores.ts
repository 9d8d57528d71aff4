import type { Page } from 'puppeteer-core';
import { t } from 'testcafe';

/** Script for the page: returns everything that the device stores of the portal, as one text. */
const reading = `(async () => {
  const settled = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const written = async (value) => {
    if (value instanceof File) return value.name + ' ' + (await value.text());
    if (typeof value !== 'object' || value === null) return String(value);
    return (await Promise.all(Object.values(value).map(written))).join(' ');
  };
  const found = [JSON.stringify([{ ...localStorage }, { ...sessionStorage }]), document.cookie];
  for (const { name } of await indexedDB.databases()) {
    const database = await settled(indexedDB.open(name));
    for (const table of Array.from(database.objectStoreNames))
      for (const value of await settled(database.transaction(table).objectStore(table).getAll()))
        found.push(await written(value));
    database.close();
  }
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys())
      found.push(request.url, await (await cache.match(request)).text());
  }
  return found.join('\\n');
})()`;

interface Evaluating {
  Runtime: {
    evaluate(given: {
      expression: string;
      awaitPromise: boolean;
    }): Promise<{ result: { value?: string }; exceptionDetails?: { exception?: { description?: string } } }>;
  };
}

/**
 * Everything that the device stores of the portal: storage, cookies that scripts can read, kept files, cached pages.
 */
export async function everythingHere(): Promise<string> {
  const { Runtime } = (await t.getCurrentCDPSession()) as unknown as Evaluating;
  const { result, exceptionDetails } = await Runtime.evaluate({ expression: reading, awaitPromise: true });
  if (exceptionDetails)
    throw new Error(exceptionDetails.exception?.description ?? 'The stores were not read');
  return result.value ?? '';
}

export const everythingIn = (page: Page): Promise<string> => page.evaluate(reading) as Promise<string>;
