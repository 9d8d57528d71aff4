import { Button, Notice } from '@portal/ui';
import type { ReactNode } from 'react';

interface FailedProps {
  /** What could not be done, and why. */
  title: string;
  retry?: () => void;
  children?: ReactNode;
}

/** Something could not be shown: it says so in its place and can be tried again. */
export function Failed({ title, retry, children }: FailedProps) {
  function again() {
    // The button that was pressed goes away; the focus must not go with it.
    document.querySelector<HTMLElement>('#main h1')?.focus();
    retry?.();
  }
  return (
    <Notice tone="danger" role="alert" title={title}>
      {children}
      {retry ? (
        <Button variant="outline" small onClick={again}>
          Try again
        </Button>
      ) : null}
    </Notice>
  );
}
