import type { CDPSession, Page } from 'puppeteer-core';

/** A need that axe does not check: larger text, the system's own colours, no pointer. */
export interface Need {
  /** The name of the check: 'in forced colours'. */
  name: string;
  /** Problems of the page in its present state; its window is set up for the need. */
  problems(page: Page): Promise<string[]>;
}

interface Shape {
  width: number;
  height: number;
  forced?: boolean;
}

/** Sets the size of the page's window, with or without forced colours, and waits until it is drawn. */
export async function shape(page: Page, { width, height, forced = false }: Shape): Promise<CDPSession> {
  await page.setViewport({ width, height });
  const session = await page.createCDPSession();
  await session.send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'prefers-color-scheme', value: 'light' },
      { name: 'prefers-reduced-motion', value: 'reduce' },
      { name: 'forced-colors', value: forced ? 'active' : 'none' },
    ],
  });
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((done) => requestAnimationFrame(done));
  });
  return session;
}

export const phone = { width: 360, height: 740 };
export const narrowest = { width: 320, height: 740 };
export const desktop = { width: 1280, height: 900 };
/** A desktop of 1280 by 1024 that is zoomed four times. */
export const zoomed = { width: 320, height: 256 };

export const sideways = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const over = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    return over > 0 ? [`It scrolls sideways by ${over} px.`] : [];
  });
