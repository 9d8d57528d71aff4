import { screen, within } from '@testing-library/react';

/** What stands at a field of this page, without the 'Error:' that screen readers hear; undefined without such a field. */
function atField(href: string): string | undefined {
  const id = decodeURIComponent(href.replace(/^#/, ''));
  if (!document.getElementById(id)) return undefined;
  const error = document.getElementById(`${id}-error`)?.cloneNode(true) as HTMLElement | undefined;
  error?.querySelector('.visually-hidden')?.remove();
  return error?.textContent ?? '';
}

/** The words of a line, without the place that lines with the same words name. */
function withoutPlace(link: HTMLElement): string {
  const line = link.cloneNode(true) as HTMLElement;
  line.querySelector('[data-place]')?.remove();
  return line.textContent ?? '';
}

/**
 * The messages of the error summary, in order.
 * @throws Error where a field's message differs from the line of the summary that leads to it
 */
export async function problems(): Promise<string[]> {
  const title = await screen.findByRole('heading', { name: 'There is a problem' });
  const links = within(title.closest('[role=alert]') as HTMLElement).getAllByRole('link');
  return links.map((link) => {
    const line = withoutPlace(link);
    const href = link.getAttribute('href') ?? '';
    const field = atField(href);
    if (field !== undefined && field !== line)
      throw new Error(`The summary says “${line}”, the field ${href} says “${field}”`);
    return line;
  });
}
