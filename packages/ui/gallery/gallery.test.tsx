import { render } from '@testing-library/react';
import axe, { type RunOptions } from 'axe-core';
import { Fields } from './fields';
import { Parts } from './parts';

/** Colours need a real browser: shots.mjs checks them there. */
const options: RunOptions = {
  rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  resultTypes: ['violations'],
  selectors: false,
};

describe('every component in every state', () => {
  it.each([
    ['fields', <Fields key="fields" />],
    ['parts', <Parts key="parts" />],
  ])('has no violation of axe: %s', async (_, page) => {
    const { container } = render(<main>{page}</main>);
    const { violations } = await axe.run(container, options);
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
});
