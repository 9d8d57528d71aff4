import axeCore from 'axe-core';

/** The violations that axe finds, each with its element. Colours need a real browser. */
export async function axe(box: Element): Promise<string[]> {
  const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };
  // Selectors and passed rules are left out: nobody reads them, and they take longer than the checks.
  const { violations } = await axeCore.run(box, { rules, resultTypes: ['violations'], selectors: false });
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
