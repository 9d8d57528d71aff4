import puppeteer, { type Browser } from 'puppeteer-core';
import { chromiumFlags, chromiumPath, testBrowserPath } from './chromium';
import { patienceMs } from './patience';

/** A browser for tests, with an empty profile. */
export const openBrowser = (): Promise<Browser> => launch(testBrowserPath(), chromiumFlags);

/** The browser that people use, with an empty profile: see `chromiumPath`. */
export const openChromium = (flags = chromiumFlags): Promise<Browser> => launch(chromiumPath(), flags);

const launch = (executablePath: string, flags: string[]): Promise<Browser> =>
  puppeteer.launch({
    executablePath,
    args: flags,
    headless: true,
    timeout: patienceMs(),
    protocolTimeout: 2 * patienceMs(),
    // The program itself handles signals, and ends everything it has started.
    handleSIGHUP: false,
    handleSIGINT: false,
    handleSIGTERM: false,
  });
