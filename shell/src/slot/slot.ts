import type { PageLifecycles, ShellApi } from '@portal/contract-shell-v1';
import { dropDrawn, isDrawn, takeOver } from '../drawn-page/take-over';
import { element } from '../failure/element';
import { type Failure, failureOf, type LoadResult } from '../failure/result';
import * as t from '../messages/frame';
import { focusHeading } from './focus-heading';

export interface SlotOptions {
  /** The element in which pages are drawn. */
  container: HTMLElement;
  shell: ShellApi;
  /** Loads the page. `again` is true for a retry, which must not reuse the failed answer. */
  load: (again: boolean) => Promise<LoadResult>;
  showFailure: (place: HTMLElement, failure: Failure, retry: () => void) => void;
  /** Called first with each failure; true when the callback has handled it (by reloading the page). */
  onFailure?: (failure: Failure) => Promise<boolean>;
  /** Whether the gateway may have sent this page drawn: the drawn page stays until the page's own code has drawn it. */
  mayBeDrawn?: boolean;
  /**
   * Whether the page is in the language of the shell. Other pages are in English, and may declare another by `lang`.
   */
  hasAllWords?: boolean | undefined;
  /**
   * Called when the page is drawn, with the time in ms that it took; for the first page since the document's beginning.
   */
  onShown?: (ms: number) => void;
}

/** In ms: a page that loads faster shows no loading message, since a flash is worse than nothing. */
const SHOW_LOADING_AFTER_MS = 250;

/** In ms: a page that has to be drawn again within this time after the last time counts as failed. */
const REDRAWN_FOR_MS = 2_000;

/**
 * Whether the error shows that others have changed the page's elements, as translators and browser extensions do. The
 * page is drawn again, and typed text stays.
 */
const isOthersDoing = (error: unknown): boolean =>
  error instanceof DOMException && /^(NotFound|HierarchyRequest)Error$/.test(error.name);

/** Whether any page has been shown: the first page leaves the focus to the browser. */
let somePageWasShown = false;

/**
 * The lifecycles that single-spa gets for a page. They never fail and never wait for the network: the page is loaded in
 * the background, so that people can go to other pages meanwhile, and every failure ends as a panel in this slot while
 * the rest of the portal goes on.
 */
export function createSlot(options: SlotOptions) {
  const {
    container,
    shell,
    load,
    showFailure,
    onFailure,
    mayBeDrawn = false,
    hasAllWords,
    onShown,
  } = options;
  const bootstrapped = new WeakSet<PageLifecycles>();
  let place: HTMLElement | null = null;
  let leave: (() => Promise<void>) | null = null;
  let stopFocus = () => {};
  let redrawn = 0;
  let begun = 0;

  async function open(here: HTMLElement, again: boolean): Promise<void> {
    const loading = setTimeout(() => {
      if (!isDrawn()) here.replaceChildren(loadingNotice());
    }, SHOW_LOADING_AFTER_MS);
    const result = await load(again);
    clearTimeout(loading);
    if (here !== place) return;
    if (result.ok) await draw(here, result.page);
    else await fail(here, result);
  }

  async function draw(here: HTMLElement, page: PageLifecycles): Promise<void> {
    const inner = element('div', shell.language && !hasAllWords ? { lang: 'en' } : {});
    const props = {
      shell,
      domElement: inner,
      crashed: (error: unknown) => void crash(here, page, props, error),
    };
    here.replaceChildren(inner);
    leave = () => page.unmount(props);
    try {
      if (!bootstrapped.has(page)) await page.bootstrap(props);
      bootstrapped.add(page);
      await page.mount(props);
      takeOver(inner);
    } catch (error) {
      await crash(here, page, props, error);
      return;
    }
    if (here !== place) return;
    if (somePageWasShown) stopFocus = focusHeading(here);
    somePageWasShown = true;
    onShown?.(Math.round(performance.now() - begun));
  }

  async function crash(
    here: HTMLElement,
    page: PageLifecycles,
    props: Parameters<PageLifecycles['unmount']>[0],
    error: unknown,
  ): Promise<void> {
    if (here !== place) return;
    leave = null;
    await page.unmount(props).catch(() => {});
    // A page may report more than one error while it breaks.
    if (!here.contains(props.domElement)) return;
    const now = Date.now();
    if (isOthersDoing(error) && now - redrawn > REDRAWN_FOR_MS) {
      redrawn = now;
      await draw(here, page);
    } else await fail(here, failureOf(error));
  }

  async function fail(here: HTMLElement, failed: Failure): Promise<void> {
    if (await onFailure?.(failed)) return;
    if (here !== place) return;
    somePageWasShown = true;
    dropDrawn();
    showFailure(here, failed, () => void open(here, true));
  }

  return {
    async bootstrap() {},
    async mount() {
      if (!mayBeDrawn) dropDrawn();
      place = element('div', { className: 'p-page' });
      container.append(place);
      if (somePageWasShown) begun = performance.now();
      void open(place, false);
    },
    async unmount() {
      const gone = place;
      place = null;
      dropDrawn();
      stopFocus();
      // A page that fails to unmount must not keep other pages from opening.
      await leave?.().catch(() => {});
      leave = null;
      gone?.remove();
    },
  };
}

function loadingNotice(): HTMLElement {
  const bones = ['p-bone-wide', 'p-bone-full', 'p-bone-mid'].map((width) =>
    element('span', { className: `p-bone ${width}` }),
  );
  const notice = element('div', { className: 'p-main p-skeleton' });
  notice.setAttribute('role', 'status');
  notice.append(element('span', { className: 'visually-hidden' }, t.loading()), ...bones);
  return notice;
}
