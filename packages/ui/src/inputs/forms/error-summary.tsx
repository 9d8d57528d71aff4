import type { Text } from '@portal/contract-language-v1';
import { type MouseEvent, useEffect, useId, useRef } from 'react';
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

const focusable = 'input:not([type=hidden]):not(:disabled), select, textarea, button, a[href], [tabindex]';

/**
 * Brings a field with its label into view, opens an element that hides it, and gives it the focus. False when there is
 * no such field.
 */
export function focusField(href: string): boolean {
  const target = document.getElementById(decodeURIComponent(href.replace(/^#/, '')));
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
 * 'There is a problem' with a link to each field. Takes the focus when it appears, with a new attempt and with an error of
 * a further field.
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
    // An error that goes, or that says something else by now, leaves the focus in the field where somebody types.
    if (fields && isNew) box.current?.focus();
  }, [fields, attempt]);

  if (errors.length === 0) return null;

  function follow(event: MouseEvent, href: string) {
    if (focusField(href)) event.preventDefault();
  }

  return (
    <div className="p-summary" ref={box} tabIndex={-1} role="alert" aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <ul>
        {errors.map((error) => (
          <li key={`${error.href} ${error.message}`}>
            <a href={error.href} onClick={(event) => follow(event, error.href)}>
              {translated(error.message)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
