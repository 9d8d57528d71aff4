import type { Page } from 'puppeteer-core';
import { storageOf } from '../support/api';
import { openBrowser } from '../support/browser';
import { dashboardPath } from '../support/dashboard';
import { harness } from '../support/harness';
import { patienceMs, until } from '../support/patience';
import { signedInApplicant } from '../support/staff-api';

fixture('The dashboard asks what is unread');

/** What the page waits a minute for comes sooner here; everything else takes its time. */
function quickMinutes(minute: number) {
  const slow = window.setInterval;
  const place = window as unknown as { minutes: number };
  place.minutes = 0;
  // An interval of this story's own tells how many of these minutes have passed for the page, in front or not.
  slow(() => {
    place.minutes += 1;
  }, minute);
  const quick = (work: TimerHandler, ms?: number) => slow(work, ms === 60_000 ? minute : ms);
  window.setInterval = quick as typeof window.setInterval;
}

const minute = 300;
const isHidden = (page: Page) => page.evaluate(() => document.visibilityState === 'hidden');
const minutesIn = (page: Page) => page.evaluate(() => (window as unknown as { minutes: number }).minutes);

test('every minute, not while another tab is in front, and at once when it is seen again', async (t) => {
  const portal = harness().shared;
  const { session } = await signedInApplicant(portal);
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(patienceMs());
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/user/unread-counts')) asked += 1;
    });
    await page.evaluateOnNewDocument(
      (entries) => {
        for (const [key, value] of entries) localStorage.setItem(key, value);
      },
      Object.entries(storageOf(session)),
    );
    await page.evaluateOnNewDocument(quickMinutes, minute);
    await page.goto(portal.url + dashboardPath);
    await until('asking again and again', () => asked >= 3);

    const tab = await browser.newPage();
    await tab.bringToFront();
    await until('the tab is hidden', () => isHidden(page));
    const before = asked;
    // A browser may let a hidden tab wake once a second only: an interval that went on would still ask.
    const hiddenAt = await minutesIn(page);
    await until('minutes pass in the hidden tab', async () => (await minutesIn(page)) >= hiddenAt + 3);
    await t.expect(asked).eql(before, 'nothing should be asked for while the tab is hidden');

    await page.bringToFront();
    await until('asking at once', () => asked > before);
    await until('asking again and again', () => asked >= before + 3);
  } finally {
    await browser.close();
  }
});
