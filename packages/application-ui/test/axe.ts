import axeCore from 'axe-core';

/**
 * The violations that axe finds, each with its element. Contrast needs a real browser: the gallery's pictures are
 * checked there.
 */
export async function axe(box: Element): Promise<string[]> {
  const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };
  // Without selectors and passed rules: nobody reads them, and computing them takes longer than the rules.
  const { violations } = await axeCore.run(box, { rules, resultTypes: ['violations'], selectors: false });
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
