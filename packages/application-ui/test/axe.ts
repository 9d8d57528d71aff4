import axeCore from 'axe-core';

/** What axe objects to, each with the element. Colours need a real browser: the gallery's pictures ask there. */
export async function axe(box: Element): Promise<string[]> {
  const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };
  // Without selectors, and lists of what is right: nobody reads them, and they take longer than the rules.
  const { violations } = await axeCore.run(box, { rules, resultTypes: ['violations'], selectors: false });
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
