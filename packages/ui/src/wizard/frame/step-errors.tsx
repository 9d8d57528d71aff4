import { type MouseEvent, useEffect, useRef } from 'react';
import { Notice } from '../../components/notice';
import { useForm, useFormErrors } from '../../inputs/form-state';
import { ErrorSummary } from '../../inputs/forms';
import { translated } from '../../language/translated';
import * as t from '../../messages/wizard';

export interface StepErrorsProps {
  /** An error without a field. */
  problem: string | null;
  /** The sentence that says that typed answers are kept. */
  kept?: string;
  /** The link to the field of an error on another step. */
  elsewhere?: ((path: string) => ErrorLink | null) | undefined;
}

export interface ErrorLink {
  href: string;
  open(): void;
}

/** 'There is a problem' with a link to each field, and errors without a field. */
export function StepErrors({ problem, kept = t.keptOnDevice(), elsewhere }: StepErrorsProps) {
  const form = useForm();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The notice is above the fields, out of view after a press on Next below them.
    if (problem) notice.current?.focus();
  }, [problem]);
  const errors = Object.entries(useFormErrors()).map(([path, message]) => {
    const link = elsewhere?.(path) ?? null;
    return { href: link?.href ?? `#${path}`, message, link };
  });

  function follow(event: MouseEvent) {
    const address = event.target instanceof Element ? event.target.closest('a')?.getAttribute('href') : null;
    const link = errors.find((error) => error.link && error.href === address)?.link;
    if (!link) return;
    event.preventDefault();
    link.open();
  }

  return (
    <>
      {/* biome-ignore lint/a11y: the links inside are what is pressed, by mouse or key */}
      <div onClick={follow}>
        <ErrorSummary attempt={form.attempt()} errors={errors} />
      </div>
      <div ref={notice} tabIndex={-1}>
        {problem ? (
          <Notice tone="danger" role="alert" title={translated(problem)}>
            <p>{kept}</p>
          </Notice>
        ) : null}
      </div>
    </>
  );
}
