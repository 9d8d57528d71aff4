import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { joinClasses } from '../base/join-classes';

export type ButtonVariant = 'primary' | 'outline' | 'quiet' | 'danger';

interface Appearance {
  variant?: ButtonVariant;
  /** 36 px high, for tables and rows. */
  small?: boolean;
}

export interface ButtonProps extends Appearance, ComponentProps<'button'> {
  /** Keeps its place and the focus, is announced as busy, and ignores presses. */
  busy?: boolean;
  children: ReactNode;
}

function appearance({ variant = 'primary', small }: Appearance, className: string | undefined): string {
  return joinClasses('btn', `btn-${variant}`, small && 'btn-sm', className);
}

/**
 * A button. For a button that looks disabled but still answers a press with what is missing, pass `aria-disabled`
 * instead of `disabled`.
 */
export function Button({ variant, small, busy, className, onClick, children, ...button }: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      type="button"
      {...button}
      onClick={press}
      aria-busy={busy || undefined}
      aria-disabled={busy || button['aria-disabled']}
      className={appearance({ variant, small }, className)}
    >
      {children}
    </button>
  );
}

export interface ButtonLinkProps extends Appearance, ComponentProps<'a'> {
  href: string;
}

/** A link to another page that looks like a button. */
export function ButtonLink({ variant, small, className, ...link }: ButtonLinkProps) {
  return <a {...link} className={appearance({ variant, small }, className)} />;
}
