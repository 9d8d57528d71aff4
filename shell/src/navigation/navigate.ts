import type { NavigateOptions } from '@portal/contract-shell-v1';

/** Opens an address: a page of the portal without a reload, any other address as a link would. */
export function navigate(to: string, { replace = false }: NavigateOptions = {}): void {
  const target = new URL(to, location.href);
  if (target.origin !== location.origin) {
    location.assign(target);
    return;
  }
  const address = target.pathname + target.search + target.hash;
  // single-spa has wrapped both functions: it follows the change and tells the routers of the remotes.
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
}

/** Paths that the gateway answers itself; they are not pages. */
const NOT_PAGES = /^\/(api|assets|remotes)\//;

/** Makes plain links between pages work without a reload, in every remote. */
export function followLinks(page: Document): void {
  page.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.href || link.hasAttribute('download') || (link.target && link.target !== '_self')) return;
    const target = new URL(link.href);
    if (target.origin !== location.origin || NOT_PAGES.test(target.pathname)) return;
    // The browser handles links within the page itself.
    if (target.hash && target.pathname === location.pathname && target.search === location.search) return;
    event.preventDefault();
    navigate(target.href);
  });
}
