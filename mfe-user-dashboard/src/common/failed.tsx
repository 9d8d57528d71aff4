import { Button, Notice } from '@portal/ui';
import type { ReactNode } from 'react';
import * as t from '../messages/common';

interface FailedProps {
  /** The failed action, and the reason. */
  title: string;
  retry?: () => void;
  children?: ReactNode;
}

/** A notice in place of content that could not be shown, with a button to try again. */
export function Failed({ title, retry, children }: FailedProps) {
  function again() {
    // The pressed button disappears; the focus must stay.
    document.querySelector<HTMLElement>('#main h1')?.focus();
    retry?.();
  }
  return (
    <Notice tone="danger" role="alert" title={title}>
      {children}
      {retry ? (
        <Button variant="outline" small onClick={again}>
          {t.tryAgain()}
        </Button>
      ) : null}
    </Notice>
  );
}
