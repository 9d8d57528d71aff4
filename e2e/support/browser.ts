import puppeteer, { type Browser } from 'puppeteer-core';
import { chromiumFlags, chromiumPath } from './chromium';
import { patienceMs } from './patience';

/** A Chromium of its own, with an empty profile. */
export const openBrowser = (flags = chromiumFlags): Promise<Browser> =>
  puppeteer.launch({
    executablePath: chromiumPath(),
    args: flags,
    headless: true,
    timeout: patienceMs(),
    protocolTimeout: 2 * patienceMs(),
    // Signals are for the program, which ends all that it has started.
    handleSIGHUP: false,
    handleSIGINT: false,
    handleSIGTERM: false,
  });
