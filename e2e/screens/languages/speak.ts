import type { Stage } from '../stage';

const choice = 'select.p-language';

/**
 * Says an open page in another language: by the switch, which keeps what stands there, even behind a dialog; pages that
 * a service writes have none, and are asked for once more.
 */
export async function speak({ page, portal, watched }: Stage, language: string): Promise<void> {
  if (await page.$(choice)) await page.select(choice, language);
  else {
    await page.setCookie({ name: 'language', value: language, url: portal.url });
    await page.reload({ waitUntil: 'load' });
  }
  await page.waitForSelector(`html[lang="${language}"]`);
  await watched.rests();
}
