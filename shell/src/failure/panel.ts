import type { Branding, LanguageApi } from '@portal/contract-shell-v1';
import { drawingSize, savesData } from '@portal/ui/pictures';
import * as t from '../messages/failure';
import * as frame from '../messages/frame';
import { element } from './element';
import type { Failure } from './result';
import { failureWords } from './words';

export interface PanelOptions {
  failure: Failure;
  /** Name of the failed page: 'Internship application'. */
  title: string;
  branding: Branding;
  language?: LanguageApi | undefined;
  /** Pages to offer instead. */
  links: { href: string; text: string }[];
  retry: () => void;
  /** Draws the panel again in the language chosen in its header. */
  again?: () => void;
  /** Whether the panel is drawn again after a choice of language: then the switch keeps the focus. */
  byChoice?: boolean;
}

/**
 * Shows a panel in place of a failed page. It is plain DOM, because React may be the part that failed to load. Its
 * heading takes the focus once it is in the page.
 */
export function showFailurePanel(place: HTMLElement, options: PanelOptions): void {
  const { failure, title, branding, retry } = options;
  const words = failureWords(failure.reason, title);
  const heading = element('h1', { tabIndex: -1 }, words.heading);
  const main = element(
    'main',
    { id: 'main', className: 'p-main p-failure' },
    heading,
    element('p', { className: 'p-lead' }, words.text),
  );

  if (words.retry) {
    const button = element('button', { type: 'button', className: 'btn btn-primary' }, words.retry);
    button.addEventListener('click', retry);
    main.append(element('p', {}, button));
  }
  // A page that failed to load offline is loaded once online, unless another page is shown by then.
  if (failure.reason === 'unreachable' || failure.reason === 'timeout')
    addEventListener('online', () => main.isConnected && retry(), { once: true });
  main.append(otherPages(options), support(options));

  const top = header(branding);
  place.replaceChildren(top, main);
  void adorn(top, main, options);
  document.title = `${words.heading} - ${branding.name}`;
  if (!options.byChoice) heading.focus();
}

function header(branding: Branding): HTMLElement {
  const name = element('span', { className: 'p-brand-name' }, branding.name);
  const home = element('a', { className: 'p-brand', href: '/' }, name);
  home.setAttribute('aria-label', frame.homeOf({ name: branding.name }));
  const logo = branding.logo ?? neutralMark();
  if (logo) home.prepend(element('img', { src: logo, alt: '', height: 32 }));
  return element('header', { className: 'p-header' }, home);
}

/** Adds the picture and the language switch once they have loaded; offline they may be missing. */
async function adorn(top: HTMLElement, main: HTMLElement, options: PanelOptions) {
  const { failure, language, again = () => {}, byChoice } = options;
  const room = element('div', { className: 'p-picture' });
  room.style.minHeight = `${drawingSize.height}px`;
  if (!savesData()) main.prepend(room);
  try {
    const { languageSwitch, pictureFor } = await import(/* webpackChunkName: "panel" */ './adorned');
    room.replaceWith(...pictureFor(failure.reason));
    if (!language || language.offered.length < 2) return;
    const choice = languageSwitch(language, again);
    top.append(choice);
    if (byChoice) choice.focus();
  } catch {
    room.remove();
  }
}

/** The address of the page's icon, a heart. */
const neutralMark = () => document.querySelector<HTMLLinkElement>('link[rel=icon]')?.href;

function otherPages({ links }: PanelOptions): HTMLElement {
  const list = element(
    'ul',
    { className: 'p-dots mb-0' },
    ...links.map((link) => element('li', {}, element('a', { href: link.href }, link.text))),
  );
  const nav = element(
    'nav',
    { className: 'p-card mt-4' },
    element('h2', { className: 'p-card-title' }, t.otherPages()),
    list,
  );
  nav.setAttribute('aria-label', t.otherPages());
  return nav;
}

function support({ branding, failure, title }: PanelOptions): HTMLElement {
  const mail = () => element('a', { href: `mailto:${branding.mailbox}` }, branding.mailbox);
  const paragraph = element('p', { className: 'p-muted' }, ...t.writeForHelp({ mail }));
  if (failure.reason === 'not-found') return paragraph;
  const detail = `${title}: ${failure.reason}. ${failure.detail}`;
  return element(
    'div',
    {},
    paragraph,
    element(
      'details',
      {},
      element('summary', {}, t.forSupport()),
      element('p', { className: 'p-small' }, detail),
    ),
  );
}
