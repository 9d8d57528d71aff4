import type { PageComponentProps } from '@portal/remote-sdk';
import { lazy, Suspense } from 'react';

/** With the code that changes languages, which is loaded where there are several. */
const Switch = lazy<(props: PageComponentProps) => React.ReactNode>(() =>
  import(/* webpackChunkName: "language" */ './portal-switch').catch(() => ({ default: () => null })),
);

/** The switch of languages in a header, where more than one is offered. */
export function LanguageChoice({ shell }: PageComponentProps) {
  if (!shell.language || shell.language.offered.length < 2) return null;
  return (
    <Suspense fallback={null}>
      <Switch shell={shell} />
    </Suspense>
  );
}
