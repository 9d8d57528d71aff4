import type { Page } from 'puppeteer-core';
import { storageOf } from '../support/api';
import { openBrowser } from '../support/browser';
import { dashboardPath } from '../support/dashboard';
import { harness } from '../support/harness';
import { signedInApplicant } from '../support/staff-api';

fixture('The dashboard asks what is unread');

/** What the page waits a minute for comes sooner here; everything else takes its time. */
function quickMinutes(minute: number) {
  const slow = window.setInterval;
  const quick = (work: TimerHandler, ms?: number) => slow(work, ms === 60_000 ? minute : ms);
  window.setInterval = quick as typeof window.setInterval;
}

const minute = 300;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const isHidden = (page: Page) => page.evaluate(() => document.visibilityState === 'hidden');

async function until(holds: () => boolean | Promise<boolean>, what: string) {
  const end = Date.now() + 10_000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`It never happened: ${what}`);
    await pause(50);
  }
}

test('every minute, not while another tab is in front, and at once when it is seen again', async (t) => {
  const portal = harness().shared;
  const { session } = await signedInApplicant(portal);
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
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
    await until(() => asked >= 3, 'asking again and again');

    const tab = await browser.newPage();
    await tab.bringToFront();
    await until(() => isHidden(page), 'the tab is hidden');
    const before = asked;
    // A browser may let a hidden tab wake once a second only: an interval that went on would still ask twice.
    await pause(2500);
    await t.expect(asked).eql(before, 'nothing should be asked for while the tab is hidden');

    await page.bringToFront();
    await until(() => asked > before, 'asking at once');
    await until(() => asked >= before + 3, 'asking again and again');
  } finally {
    await browser.close();
  }
});
