import type { Text } from '@portal/contract-language-v1';
import { type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { translated } from '../../language/translated';
import * as t from '../../messages/fields';

export interface SummaryError {
  /** '#' and the id of the field. */
  href: string;
  message: Text;
}

export interface ErrorSummaryProps {
  errors: readonly SummaryError[];
  title?: string;
  /** The number of attempts: the summary takes the focus again at each, even with the same errors. */
  attempt?: number;
}

const fieldAt = (href: string) => document.getElementById(decodeURIComponent(href.replace(/^#/, '')));

/** The row of a list in which a field stands, as 'Degree 2'. */
const rowOf = (field: HTMLElement | null) =>
  field?.closest('[data-row]')?.querySelector('legend')?.textContent ?? '';
const labelOf = (field: HTMLElement | null) =>
  (field as HTMLInputElement | null)?.labels?.[0]?.textContent ?? '';

/** For each error the row of its field when several errors have the same words; otherwise ''. */
function placesOf(errors: readonly SummaryError[]): string[] {
  const found = errors.map(({ href, message }) => ({ field: fieldAt(href), words: translated(message) }));
  return found.map(({ field, words }) => {
    const alike = found.filter((other) => other.words === words);
    if (alike.length < 2) return '';
    const row = rowOf(field);
    const inRow = alike.filter((other) => rowOf(other.field) === row);
    return [row, row && inRow.length === 1 ? '' : labelOf(field)].filter(Boolean).join(', ');
  });
}

const focusable = 'input:not([type=hidden]):not(:disabled), select, textarea, button, a[href], [tabindex]';

/**
 * Brings a field with its label into view, opens an element that hides it, and gives it the focus. False when there is
 * no such field.
 */
export function focusField(href: string): boolean {
  const target = fieldAt(href);
  if (!target) return false;
  for (let box = target.closest('details'); box; box = box.parentElement?.closest('details') ?? null) {
    box.open = true;
  }
  const field = target.matches(focusable) ? target : (target.querySelector<HTMLElement>(focusable) ?? target);
  (field.closest('.p-field') ?? field).scrollIntoView?.({ block: 'start' });
  field.focus({ preventScroll: true });
  return true;
}

/**
 * 'There is a problem' with a link to each field; links with the same words also name the row of their field. Takes the
 * focus when it appears, at each new attempt, and when a further field has an error.
 */
export function ErrorSummary({ errors, title = t.problem(), attempt = 0 }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const fields = errors.map(({ href }) => href).join('\n');
  const before = useRef({ fields: '', attempt: Number.NaN });
  useEffect(() => {
    const known = before.current.fields.split('\n');
    const isNew =
      attempt !== before.current.attempt || fields.split('\n').some((one) => !known.includes(one));
    before.current = { fields, attempt };
    // When an error disappears or changes its words, the focus stays in the field where the person types.
    if (fields && isNew) box.current?.focus();
  }, [fields, attempt]);
  const [places, setPlaces] = useState('');
  // Computed after rendering, when the fields are on the page.
  useEffect(() => setPlaces(placesOf(errors).join('\n')), [errors]);
  const placeAt = places.split('\n');

  if (errors.length === 0) return null;

  function follow(event: MouseEvent, href: string) {
    if (focusField(href)) event.preventDefault();
  }

  return (
    <div className="p-summary" ref={box} tabIndex={-1} role="alert" aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <ul>
        {errors.map((error, index) => (
          <li key={`${error.href} ${error.message}`}>
            <a href={error.href} onClick={(event) => follow(event, error.href)}>
              {translated(error.message)}
              {placeAt[index] ? <span data-place> ({placeAt[index]})</span> : null}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
