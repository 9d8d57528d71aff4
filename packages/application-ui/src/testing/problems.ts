import { screen, within } from '@testing-library/react';

/**
 * The message at a field of this page, without the 'Error:' for screen readers; undefined when there is no such field.
 */
function atField(href: string): string | undefined {
  const id = decodeURIComponent(href.replace(/^#/, ''));
  if (!document.getElementById(id)) return undefined;
  const error = document.getElementById(`${id}-error`)?.cloneNode(true) as HTMLElement | undefined;
  error?.querySelector('.visually-hidden')?.remove();
  return error?.textContent ?? '';
}

/** The text of a line without the place that is added to lines with the same words. */
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
