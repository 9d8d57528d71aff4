import { act } from '@testing-library/react';
import { apiError, type FakePortal } from '../dev';

/** A connection to a portal in memory, to be cut before or while a page is open. */
export function lineTo(portal: FakePortal) {
  const line = { gone: false };
  const { send, upload } = portal;
  portal.send = (...given) => (line.gone ? Promise.reject(apiError(0)) : send(...given));
  portal.upload = (...given) => (line.gone ? Promise.reject(apiError(0)) : upload(...given));
  return {
    cut() {
      line.gone = true;
    },
    /** Back online, and the browser reports it. */
    back() {
      line.gone = false;
      return act(async () => void window.dispatchEvent(new Event('online')));
    },
  };
}

/** A database request that succeeds soon. */
function answered<Result>(result: Result, before?: (request: object) => void) {
  const request: { result: Result; onsuccess?: () => void } = { result };
  queueMicrotask(() => {
    before?.(request);
    request.onsuccess?.();
  });
  return request;
}

/** Installs a database for files in the tests' browser, which has none; it supports only what the portal uses. */
export function fileDatabase(): Map<string, unknown> {
  const entries = new Map<string, unknown>();
  const table = {
    put: (value: unknown, key: string) => answered(entries.set(key, value)),
    get: (key: string) => answered(entries.get(key)),
    getAllKeys: () => answered([...entries.keys()]),
    delete: (key: string) => answered(entries.delete(key)),
  };
  const transaction = () => ({
    objectStore: () => table,
    set oncomplete(notify: () => void) {
      setTimeout(notify);
    },
  });
  const database = { transaction, createObjectStore: () => table, close: () => undefined };
  const open = () =>
    answered(database, (request) => (request as { onupgradeneeded?: () => void }).onupgradeneeded?.());
  Object.defineProperty(globalThis, 'indexedDB', { value: { open }, configurable: true });
  return entries;
}
