import type { ReactNode } from 'react';
import { useApp } from './app-context';

interface StepLinkProps {
  /** The number of the step, from 1. */
  step: number;
  /** The step that Next returns to. */
  back?: number | null;
  /** Called before the step opens. */
  onLeave?: () => void;
  children: ReactNode;
}

/** A link to another step of this wizard. */
export function StepLink({ step, back = null, onLeave, children }: StepLinkProps) {
  const { url, wizard, programme } = useApp();
  const nameOf = (number: number) => programme.steps[number - 1]?.value ?? '';
  return (
    <a
      href={url.href(nameOf(step), back === null ? null : nameOf(back))}
      onClick={(event) => {
        event.preventDefault();
        onLeave?.();
        void wizard.open(step, { back });
      }}
    >
      {children}
    </a>
  );
}
