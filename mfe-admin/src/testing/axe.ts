import axeCore from 'axe-core';

/** What axe objects to, each with the element. Colours need a real browser. */
export async function axe(box: Element): Promise<string[]> {
  const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };
  const { violations } = await axeCore.run(box, { rules });
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
