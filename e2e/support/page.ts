import { ClientFunction, Selector } from 'testcafe';

/**
 * Finds elements as a person does, by their words. Nothing is found on the home page before its code runs, since until
 * then it is for reading only. A name is matched from its start, since a label may continue with '(optional)'. `group`
 * is the legend or heading of the part to search, such as 'Degree 1'.
 */
const labelled = Selector(
  (name: string, group?: string) => {
    const text = (element: Element | null) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
    const inGroup = (element: Element) => {
      if (!group) return true;
      const box = element.closest('fieldset, .card, .p-card, section');
      for (
        let part: Element | null = box;
        part;
        part = part.parentElement?.closest('fieldset, .card, .p-card, section') ?? null
      ) {
        if (text(part.querySelector('legend, h2, h3')).startsWith(group)) return true;
      }
      return false;
    };
    const labels = Array.from(document.querySelectorAll('label:not([data-drawn] *)')).filter((label) =>
      text(label).startsWith(name),
    ) as HTMLLabelElement[];
    return labels
      .filter(inGroup)
      .map((label) => label.control)
      .filter((control) => control !== null) as HTMLElement[];
  },
  { visibilityCheck: false },
);

export const field = (name: string, group?: string) => labelled(name, group).nth(0);

const named = Selector((selector: string, name: string, exact: boolean) => {
  const text = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim();
  return Array.from(document.querySelectorAll(selector)).filter(
    (element) =>
      (exact ? text(element) === name : text(element).includes(name)) &&
      element.getClientRects().length > 0 &&
      !element.closest('[data-drawn]'),
  ) as HTMLElement[];
});

export const button = (name: string) => named('button, [role=button], input[type=submit]', name, true).nth(0);
export const buttonWith = (name: string) => named('button, [role=button]', name, false).nth(0);
export const link = (name: string) => named('a[href]', name, true).nth(0);
export const linkWith = (name: string) => named('a[href]', name, false).nth(0);
export const tab = (name: string) => named('[role=tab]', name, true).nth(0);
export const heading = (name: string) => named('h1, h2, h3', name, true).nth(0);
export const h1 = Selector('h1:not([data-drawn] *)');
export const dialog = Selector('[role=dialog]');
export const errorSummary = Selector('[role=alert]').withText('There is a problem');
export const saveState = Selector('[role=status]').withText(/Saved|Offline|Not sent|Saving/);

/** Any element whose own text contains `sentence`. */
export const words = (sentence: string | RegExp) =>
  Selector('p, li, span, div, td, dd, dt, h1, h2, h3').withText(sentence as string);
/** The error message of a field; empty when there is none. */
export const errorAt = ClientFunction(
  (name: string, group?: string) => {
    const control = (labelled as unknown as (name: string, group?: string) => HTMLElement | null)(
      name,
      group,
    );
    const ids = control
      ?.closest('fieldset[aria-describedby], [aria-describedby]')
      ?.getAttribute('aria-describedby');
    const error = (ids ?? '').split(' ').find((id) => id.endsWith('-error'));
    const text = error ? document.getElementById(error)?.textContent : '';
    return (text ?? '').replace(/^Error:\s*/, '').trim();
  },
  { dependencies: { labelled } },
);

export const pageTitle = ClientFunction(() => document.title);
export const pagePath = ClientFunction(() => window.location.pathname + window.location.search);
export const focusedText = ClientFunction(() => {
  const element = document.activeElement;
  return (element?.getAttribute('aria-label') ?? element?.textContent ?? '').replace(/\s+/g, ' ').trim();
});
export const focusedName = ClientFunction(() => {
  const element = document.activeElement as HTMLInputElement | null;
  const label =
    element?.labels?.[0]?.textContent ?? element?.getAttribute('aria-label') ?? element?.textContent ?? '';
  return label.replace(/\s+/g, ' ').trim();
});
export const sidewaysScroll = ClientFunction(
  () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
);
export const storedToken = ClientFunction(() => window.localStorage.getItem('token'));
