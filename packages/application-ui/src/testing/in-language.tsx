import {
  type ApplyWords,
  type PageComponentProps,
  type PageLanguages,
  pageLifecycles,
} from '@portal/remote-sdk';
import { fakeShell } from '@portal/remote-sdk/dev';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';

/** Opens a page as the shell does, in the first of these languages, at this address. */
export async function openInLanguage(
  Page: ComponentType<PageComponentProps>,
  languages: PageLanguages,
  { offered, address }: { offered: readonly string[]; address: string },
) {
  window.history.replaceState(null, '', address);
  const shell = fakeShell({ languages: offered });
  const domElement = document.body.appendChild(document.createElement('div'));
  const page = pageLifecycles(Page, languages);
  const props = { shell, domElement, crashed: jest.fn() };
  await act(() => page.mount(props));
  async function close() {
    await act(() => page.unmount(props));
    domElement.remove();
  }
  return { shell, domElement, user: userEvent.setup(), close };
}

/** All current text of the document, visible or for screen readers. */
function currentText(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [document.title];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
  for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
    for (const one of document.querySelectorAll(`[${name}]`)) texts.push(one.getAttribute(name) ?? '');
  return texts.map((text) => text.trim()).filter((text) => /\p{L}/u.test(text));
}

/**
 * Selects every choice of the first step, presses Next too early, and asks to leave; returns all texts that were shown.
 */
async function textOfFirstStep(
  Page: ComponentType<PageComponentProps>,
  languages: PageLanguages,
  place: Parameters<typeof openInLanguage>[2],
): Promise<string[]> {
  localStorage.clear();
  sessionStorage.clear();
  const { shell, domElement, user, close } = await openInLanguage(Page, languages, place);
  const radios = await screen.findAllByRole('radio');
  const seen = new Set(currentText());
  const check = () => {
    for (const words of currentText()) seen.add(words);
  };
  for (const radio of radios) {
    await user.click(radio);
    check();
  }
  await user.click(domElement.querySelector('button[type=submit]') as Element);
  await screen.findByRole('alert');
  check();
  await user.click(domElement.querySelector('header a[href="/"].btn') as Element);
  await waitFor(() => expect(document.querySelector('dialog, [role=dialog]')).not.toBeNull());
  check();
  await close();
  return [...seen, ...shell.calls.filter(([kind]) => kind === 'notify').map(([, , words]) => String(words))];
}

/**
 * The texts of the first step, once with the words that the page loads first and once with all words of the language.
 */
export async function firstAndAll(
  Page: ComponentType<PageComponentProps>,
  languages: PageLanguages,
  place: Parameters<typeof openInLanguage>[2],
) {
  const [language = ''] = place.offered;
  const by = async (words: (applyWords: ApplyWords | undefined) => Promise<(() => void) | undefined>) => {
    const load = async () => (await words(await languages[language]?.())) ?? (() => {});
    return textOfFirstStep(Page, { ...languages, [language]: load }, place);
  };
  // Without `rest`, the page takes these words for all words of the language.
  const first = await by(async (applyWords) => () => applyWords?.());
  const all = await by(async (applyWords) => applyWords?.rest?.());
  return { first, all };
}
