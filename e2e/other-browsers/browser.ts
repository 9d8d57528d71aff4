import type { Evidence } from '../support/evidence';

/** A browser other than Chromium: the functions that the journeys need. */
export interface OtherBrowser {
  /** Its name and version. */
  name: string;
  open(address: string): Promise<void>;
  /** Runs the body of a function in the page; resolves to what it returns. */
  run<T>(body: string, ...args: unknown[]): Promise<T>;
  /** Clicks the element that the function's body returns, once it exists. */
  click(what: string, body: string, ...args: unknown[]): Promise<void>;
  /** Types into the element that the function's body returns, like a person. */
  type(what: string, text: string, body: string, ...args: unknown[]): Promise<void>;
  /** Chooses the option that the function's body returns, from its list. */
  choose(what: string, body: string, ...args: unknown[]): Promise<void>;
  /** Gives a file to the field that the function's body returns. */
  giveFile(what: string, file: string, body: string, ...args: unknown[]): Promise<void>;
  /** Makes the window as wide as asked, or as the browser can; returns its width in pixels. */
  resize(width: number, height: number): Promise<number>;
  /** Errors that the pages logged to the console; empty for a browser that does not report them. */
  complaints(): string[];
  /** Evidence that is kept after a failure. */
  evidence(): Promise<Partial<Evidence>>;
  close(): Promise<void>;
}

/**
 * Body of a function that scrolls the element found by `body` (or the list of an option) to the middle, where nothing
 * covers it.
 */
export const inTheMiddle = (body: string) => `
  const found = (function () { ${body} }).apply(null, arguments);
  (found?.closest('select') ?? found)?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return found;`;
