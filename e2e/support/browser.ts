import { existsSync } from 'node:fs';
import puppeteer, { type Browser, type LaunchOptions } from 'puppeteer-core';
import { chromiumFlags, chromiumPath, testBrowserPath } from './chromium';
import { patienceMs } from './patience';

const firefoxPath = '/usr/bin/firefox-esr';

/** A browser for tests, with an empty profile. */
export const openBrowser = (): Promise<Browser> => launch(testBrowserPath(), chromiumFlags);

/** The browser that people use, with an empty profile: see `chromiumPath`. */
export const openChromium = (flags = chromiumFlags): Promise<Browser> => launch(chromiumPath(), flags);

/** Debian's Firefox, in English, with an empty profile, by WebDriver BiDi. */
export function openFirefox(more: LaunchOptions = {}): Promise<Browser> {
  if (!existsSync(firefoxPath)) throw new Error('Firefox is missing: install the Debian package firefox-esr');
  return launch(firefoxPath, [], {
    browser: 'firefox',
    extraPrefsFirefox: { 'intl.accept_languages': 'en' },
    ...more,
  });
}

/** Time zone of the tests, that of the portal: readers elsewhere see their own day beside each of the portal's days. */
const readerZone = process.env.READER_ZONE ?? 'Africa/Kigali';

const launch = (executablePath: string, flags: string[], more: LaunchOptions = {}): Promise<Browser> =>
  puppeteer.launch({
    executablePath,
    args: flags,
    headless: true,
    env: { ...process.env, TZ: readerZone },
    timeout: patienceMs(),
    protocolTimeout: 2 * patienceMs(),
    // This program handles signals itself, and ends everything it has started.
    handleSIGHUP: false,
    handleSIGINT: false,
    handleSIGTERM: false,
    ...more,
  });
