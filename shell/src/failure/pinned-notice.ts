import { element } from './element';

/** A notice that stays in its place while the page scrolls. */
export function pinnedNotice(
  tone: 'info' | 'warning',
  place: Partial<CSSStyleDeclaration>,
  ...children: (Node | string)[]
): HTMLElement {
  const notice = element('div', { className: `p-notice p-tone-${tone}` }, ...children);
  notice.setAttribute('role', 'status');
  Object.assign(notice.style, { position: 'fixed', zIndex: '90', margin: '0', ...place });
  document.body.append(notice);
  return notice;
}
