import type { PageComponentProps } from '@portal/remote-sdk';
import { lazy, Suspense } from 'react';

/** Loaded only when several languages are offered. */
const Switch = lazy<(props: PageComponentProps) => React.ReactNode>(() =>
  import(/* webpackChunkName: "language" */ './portal-switch').catch(() => ({ default: () => null })),
);

/** The language switch, when more than one language is offered. */
export function LanguageChoice({ shell }: PageComponentProps) {
  if (!shell.language || shell.language.offered.length < 2) return null;
  return (
    <Suspense fallback={null}>
      <Switch shell={shell} />
    </Suspense>
  );
}
