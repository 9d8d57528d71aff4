import type { Page } from 'puppeteer-core';

/** The problem of the focused element; null without a problem, 'end' when the walk is back at its start. */
const judge = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((done) => requestAnimationFrame(done));
    const place = window as unknown as { walked?: WeakSet<Element> };
    place.walked ??= new WeakSet();
    const here = document.activeElement;
    if (!here || here === document.body || place.walked.has(here)) return 'end';
    place.walked.add(here);
    const name = (here.getAttribute('aria-label') ?? here.textContent ?? '').replace(/\s+/g, ' ').trim();
    const called = `${here.tagName.toLowerCase()}#${here.id} "${name.slice(0, 40)}"`;
    const ringed = (one: Element | null | undefined) => {
      if (!one) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
    };
    // The button of a file field is drawn by the next element.
    if (!ringed(here) && !ringed(here.nextElementSibling)) return `Nothing shows the focus: ${called}`;
    const [box] = here.getClientRects();
    if (!box) return `It has the focus and is nowhere: ${called}`;
    const seen = [0.1, 0.5, 0.9].some((across) =>
      [0.1, 0.5, 0.9].some((down) => {
        const top = document.elementFromPoint(box.left + box.width * across, box.top + box.height * down);
        const own = top && (here.contains(top) || top.contains(here));
        return own || (here as HTMLInputElement).labels?.[0]?.contains(top) === true;
      }),
    );
    // The file field itself is tiny, with its button beside it.
    const tiny = box.width <= 2 || box.height <= 2;
    return seen || tiny ? null : `Something hides it while it has the focus: ${called}`;
  });

/** Moves the focus by the keyboard, at most `most` times; the focused element must be visible. */
export async function walk(page: Page, most: number): Promise<string[]> {
  await page.evaluate(() => {
    delete (window as unknown as { walked?: unknown }).walked;
    const inside = document.querySelector('dialog[open]') ?? document;
    const [first] = Array.from(
      inside.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea'),
    );
    first?.focus();
  });
  const found: string[] = [];
  let come = 0;
  for (; come < most; come += 1) {
    await page.keyboard.press('Tab');
    const problem = await judge(page);
    if (problem === 'end') break;
    if (problem) found.push(problem);
  }
  return come === 0 ? ['The keyboard leads nowhere.'] : found;
}
