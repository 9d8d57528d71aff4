import { desktop, type Need, shape } from './need';

/**
 * Checks that nothing moves for people who prefer reduced motion. The stage's own stylesheet, which turns off all
 * transitions, is removed meanwhile.
 */
export const motion: Need = {
  name: 'with reduced motion',
  async problems(page) {
    const session = await shape(page, desktop);
    const found = await page.evaluate(async () => {
      const own = document.adoptedStyleSheets;
      document.adoptedStyleSheets = [];
      if (!matchMedia('(prefers-reduced-motion: reduce)').matches) return ['Nobody wishes for less motion.'];
      await new Promise((done) => requestAnimationFrame(done));
      const longest = (times: string) => Math.max(...times.split(',').map((time) => Number.parseFloat(time)));
      const moving = Array.from(document.querySelectorAll<HTMLElement>('body *'))
        .filter((one) => !one.className.toString().includes('Toastify'))
        .flatMap((one) =>
          [undefined, '::before', '::after'].flatMap((part) => {
            const { animationName, animationDuration, transitionDuration } = getComputedStyle(one, part);
            const animated = animationName !== 'none' && longest(animationDuration) > 0.001;
            return animated || longest(transitionDuration) > 0.001
              ? [`It moves: ${one.tagName.toLowerCase()}.${one.className} ${part ?? ''}`]
              : [];
          }),
        );
      document.adoptedStyleSheets = own;
      return [...new Set(moving)];
    });
    await session.detach();
    return found;
  },
};
