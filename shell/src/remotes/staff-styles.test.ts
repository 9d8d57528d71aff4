import type { RegistryEntry } from '@portal/contract-remote-v1';
import { stylesFor } from './staff-styles';

/** Stands in for the stylesheet's loading, which succeeds at once. */
const loaded = jest.fn();
new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes)
      if (node instanceof HTMLLinkElement && node.rel === 'stylesheet') {
        loaded();
        node.dispatchEvent(new Event('load'));
      }
}).observe(document.head, { childList: true });

const entry = (access: 'staff' | 'open', integrity?: Record<string, string>): RegistryEntry => ({
  version: '1.0.0',
  manifest: '/remotes/mfe-x/1.0.0/mf-manifest.json',
  describes: { name: 'mfe-x', pages: [{ path: '/x', mount: './page', access }], shellApi: '^1.0.0' },
  integrity,
});

const ofBefore = { 'remoteEntry.js': 'sha384-a', 'page.js': 'sha384-b' };

beforeEach(() => {
  loaded.mockClear();
});

test('a release of staff pages from before has the styles of the shell', async () => {
  await stylesFor(entry('staff', ofBefore));
  expect(loaded).toHaveBeenCalledTimes(1);
});

test.each([
  ['staff pages that bring their styles', entry('staff', { ...ofBefore, 'page.css': 'sha384-c' })],
  ['pages of applicants', entry('open', ofBefore)],
])('%s fetch none from the shell', async (_story, given) => {
  await stylesFor(given);
  expect(loaded).not.toHaveBeenCalled();
});
