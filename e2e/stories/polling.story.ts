import type { Page } from 'puppeteer-core';
import { storageOf } from '../support/api';
import { inWindows } from '../support/browser-beside';
import { dashboardPath } from '../support/dashboard';
import { harness } from '../support/harness';
import { patienceMs, until } from '../support/patience';
import { signedInApplicant } from '../support/staff-api';

fixture('The dashboard asks what is unread');

/** Makes the page's one-minute intervals short; all other timers keep their time. */
function quickMinutes(minute: number) {
  const slow = window.setInterval;
  const place = window as unknown as { minutes: number };
  place.minutes = 0;
  // The story's own interval counts the short minutes that pass for the page, visible or hidden.
  slow(() => {
    place.minutes += 1;
  }, minute);
  const quick = (work: TimerHandler, ms?: number) => slow(work, ms === 60_000 ? minute : ms);
  window.setInterval = quick as typeof window.setInterval;
}

const minute = 300;
const isHidden = (page: Page) => page.evaluate(() => document.visibilityState === 'hidden');
const minutesIn = (page: Page) => page.evaluate(() => (window as unknown as { minutes: number }).minutes);

test('it asks every minute, not while another tab is in front, and at once when the page is visible again', async (t) => {
  const portal = harness().shared;
  const { session } = await signedInApplicant(portal);
  await inWindows(async (browser) => {
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
    // A browser may wake a hidden tab only once a second: an interval that was not stopped would still ask.
    const hiddenAt = await minutesIn(page);
    await until('minutes pass in the hidden tab', async () => (await minutesIn(page)) >= hiddenAt + 3);
    await t.expect(asked).eql(before, 'nothing should be asked for while the tab is hidden');

    await page.bringToFront();
    await until('asking at once', () => asked > before);
    await until('asking again and again', () => asked >= before + 3);
  });
});
