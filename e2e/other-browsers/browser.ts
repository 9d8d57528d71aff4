import type { Evidence } from '../support/evidence';

/** Another browser than Chromium: what the journeys need of it, and no more. */
export interface OtherBrowser {
  /** Its name and version. */
  name: string;
  open(address: string): Promise<void>;
  /** Runs the body of a function in the page; what it returns comes back. */
  run<T>(body: string, ...args: unknown[]): Promise<T>;
  /** Clicks the element that the function's body returns, once there is one. */
  click(what: string, body: string, ...args: unknown[]): Promise<void>;
  /** Types into that element as a person does. */
  type(what: string, text: string, body: string, ...args: unknown[]): Promise<void>;
  /** Chooses the option that the function's body returns, from its list. */
  choose(what: string, body: string, ...args: unknown[]): Promise<void>;
  /** Gives a file to the field that the function's body returns. */
  giveFile(what: string, file: string, body: string, ...args: unknown[]): Promise<void>;
  /** Makes the window so wide, or as wide as the browser makes it; returns its width. */
  resize(width: number, height: number): Promise<number>;
  /** What the pages logged to the console as errors; nothing from a browser that does not report it. */
  complaints(): string[];
  /** What is kept when something went wrong. */
  evidence(): Promise<Partial<Evidence>>;
  close(): Promise<void>;
}

/** The body of a function that brings what `body` finds (an option's list) to the middle: nothing stands before it there. */
export const inTheMiddle = (body: string) => `
  const found = (function () { ${body} }).apply(null, arguments);
  (found?.closest('select') ?? found)?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return found;`;
