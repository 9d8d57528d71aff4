import { onceSeen } from './seen';

/** A fake page on which a test triggers events. */
function aPage(visibilityState: DocumentVisibilityState = 'visible') {
  const listeners = new Map<string, Set<(event: Event) => void>>();
  const page = {
    visibilityState,
    addEventListener: (name: string, hear: (event: Event) => void) =>
      void listeners.set(name, (listeners.get(name) ?? new Set()).add(hear)),
    removeEventListener: (name: string, hear: (event: Event) => void) =>
      void listeners.get(name)?.delete(hear),
  };
  const happens = (name: string, isTrusted = true) => {
    for (const hear of [...(listeners.get(name) ?? [])]) hear({ isTrusted } as Event);
  };
  let count = 0;
  onceSeen(page as unknown as Document, () => {
    count += 1;
  });
  return { page, happens, shown: () => count };
}

it('calls once, at the first sign of a person', () => {
  const { happens, shown } = aPage();
  expect(shown()).toBe(0);
  happens('pointermove');
  happens('keydown');
  happens('pointermove');
  expect(shown()).toBe(1);
});

it('does not call for a page that nobody sees, nor for signs that a script makes', () => {
  const { page, happens, shown } = aPage('hidden');
  happens('pointermove');
  page.visibilityState = 'visible';
  happens('keydown', false);
  happens('scroll');
  expect(shown()).toBe(0);
  happens('touchstart');
  expect(shown()).toBe(1);
});
