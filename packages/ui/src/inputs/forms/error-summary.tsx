import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { translated } from '../../language/translated';
import * as t from '../../messages/fields';

export interface SummaryError {
  /** '#' and the id of the field. */
  href: string;
  message: string;
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

/** 'There is a problem' with a link to each field. Takes the focus when it appears, with a new attempt and with a new error. */
export function ErrorSummary({ errors, title = t.problem(), attempt = 0 }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const signature = errors.map((error) => `${error.href} ${error.message}`).join('\n');
  const before = useRef({ signature: '', attempt: Number.NaN });
  useEffect(() => {
    const known = before.current.signature.split('\n');
    const isNew =
      attempt !== before.current.attempt || signature.split('\n').some((one) => !known.includes(one));
    before.current = { signature, attempt };
    // An error that goes leaves the focus in the field where somebody types by now.
    if (signature && isNew) box.current?.focus();
  }, [signature, attempt]);

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
