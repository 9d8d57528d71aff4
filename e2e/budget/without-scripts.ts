import type { Browser } from 'puppeteer-core';

/** Problems of the landing page without scripts; empty when it can be read and its links work. */
export async function missingWithoutScripts(
  browser: Browser,
  url: string,
  language: string,
): Promise<string[]> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.setJavaScriptEnabled(false);
    await page.goto(url);
    const missing: string[] = [];
    const pageLanguage = await page.$eval('html', ({ lang }) => lang);
    if (pageLanguage !== language) missing.push(`its language: ${pageLanguage} instead of ${language}`);
    const has = async (what: string, selector: string) => {
      if (!(await page.$(selector))) missing.push(what);
    };
    await has('its heading, in its language', `[data-drawn][lang=${language}] h1`);
    await has('a way to the internship', '[data-drawn] main a[href="/application/interns"]');
    await has('a way to the visit', '[data-drawn] main a[href="/application/visitors"]');
    await has('the address for questions', '[data-drawn] footer a[href^="mailto:"]');
    await has('fields that nobody can type into in vain', '[data-drawn] form[inert]');
    const heading = await page.$('[data-drawn] h1');
    if (!(await heading?.isVisible())) missing.push('its heading in view');
    return missing;
  } finally {
    await context.close();
  }
}
