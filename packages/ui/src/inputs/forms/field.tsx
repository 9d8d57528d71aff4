import type { Text } from '@portal/contract-language-v1';
import { type ReactNode, useId } from 'react';
import { translated } from '../../language/translated';
import * as t from '../../messages/fields';

/** The properties of every field besides the attributes of its control. */
export interface FieldProps {
  label: ReactNode;
  /** One sentence under the label. */
  hint?: ReactNode;
  /** The message between label and control; a control with a message is marked invalid. */
  error?: Text | undefined;
  /** Adds '(optional)' to the label. */
  optional?: boolean;
}

export interface Wiring {
  id: string;
  hintId: string | undefined;
  errorId: string | undefined;
  /** To be spread onto the control. */
  control: { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };
}

interface WiringInput {
  id?: string | undefined;
  name?: string | undefined;
  hint?: ReactNode;
  error?: Text | undefined;
  describedBy?: string | undefined;
}

/**
 * The ids that connect a label, a hint and an error to a control. The control's id is the given id, else the name, so
 * that an error summary can link to `#institutions.0.name` on any page.
 */
export function useFieldWiring({ id, name, hint, error, describedBy }: WiringInput): Wiring {
  const generated = useId();
  const own = id ?? name ?? generated;
  const hintId = hint ? `${own}-hint` : undefined;
  const errorId = error ? `${own}-error` : undefined;
  const described = [hintId, errorId, describedBy].filter(Boolean).join(' ');
  return {
    id: own,
    hintId,
    errorId,
    control: {
      id: own,
      'aria-describedby': described || undefined,
      'aria-invalid': error ? true : undefined,
    },
  };
}

export function Optional({ show }: { show: boolean | undefined }) {
  return show ? <span className="p-optional">{t.optional()}</span> : null;
}

export function FieldHint({ id, children }: { id: string | undefined; children: ReactNode }) {
  return children ? (
    <div className="form-text" id={id}>
      {children}
    </div>
  ) : null;
}

/** The error of an answer: a sentence of a contract is shown in the page's language, any other text unchanged. */
export function FieldError({ id, children }: { id: string | undefined; children: Text | undefined }) {
  return children ? (
    <p className="p-error" id={id}>
      <span className="visually-hidden">{t.errorBefore()}</span>
      {translated(children)}
    </p>
  ) : null;
}

interface FrameProps extends FieldProps {
  wiring: Wiring;
  children: ReactNode;
}

/** Label, hint, error and control, in that order; with an error a red bar. */
export function FieldFrame({ wiring, label, hint, error, optional, children }: FrameProps) {
  return (
    <div className={error ? 'p-field p-field-bad' : 'p-field'}>
      <label className="form-label" htmlFor={wiring.id}>
        {label}
        <Optional show={optional} />
      </label>
      <FieldHint id={wiring.hintId}>{hint}</FieldHint>
      <FieldError id={wiring.errorId}>{error}</FieldError>
      {children}
    </div>
  );
}
