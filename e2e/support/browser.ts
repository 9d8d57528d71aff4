import puppeteer, { type Browser } from 'puppeteer-core';
import { chromiumFlags, chromiumPath } from './chromium';

/** A Chromium of its own, with an empty profile. */
export const openBrowser = (): Promise<Browser> =>
  puppeteer.launch({ executablePath: chromiumPath(), args: chromiumFlags, headless: true });
