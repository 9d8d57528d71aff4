import type { Branding } from '@portal/contract-shell-v1';
import * as t from '../messages/frame';
import { element } from './element';
import { pictureFor } from './picture';
import type { Failure } from './result';
import { failureWords } from './words';

export interface PanelOptions {
  failure: Failure;
  /** Name of the failed page: 'Internship application'. */
  title: string;
  branding: Branding;
  /** Pages to offer instead. */
  links: { href: string; text: string }[];
  retry: () => void;
}

/**
 * The panel in place of a failed page. Plain DOM, because React may be the part that did not arrive. Its heading takes
 * the focus once it is in the page.
 */
export function showFailurePanel(place: HTMLElement, options: PanelOptions): void {
  const { failure, title, branding, retry } = options;
  const words = failureWords(failure.reason, title);
  const heading = element('h1', { tabIndex: -1 }, words.heading);
  const main = element(
    'main',
    { id: 'main', className: 'p-main p-failure' },
    ...pictureFor(failure.reason),
    heading,
    element('p', { className: 'p-lead' }, words.text),
  );

  if (words.retry) {
    const button = element('button', { type: 'button', className: 'btn btn-primary' }, words.retry);
    button.addEventListener('click', retry);
    main.append(element('p', {}, button));
  }
  // What did not come for want of a line comes when there is one, unless something else is shown by then.
  if (failure.reason === 'unreachable' || failure.reason === 'timeout')
    addEventListener('online', () => main.isConnected && retry(), { once: true });
  main.append(otherPages(options), support(options));

  place.replaceChildren(header(branding), main);
  document.title = `${words.heading} - ${branding.name}`;
  heading.focus();
}

function header(branding: Branding): HTMLElement {
  const name = element('span', { className: 'p-brand-name' }, branding.name);
  const home = element('a', { className: 'p-brand', href: '/' }, name);
  home.setAttribute('aria-label', t.homeOf({ name: branding.name }));
  const logo = branding.logo ?? neutralMark();
  if (logo) home.prepend(element('img', { src: logo, alt: '', height: 32 }));
  return element('header', { className: 'p-header' }, home);
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
