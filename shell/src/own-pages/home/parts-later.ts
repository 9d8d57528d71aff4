import type { PageComponentProps } from '@portal/remote-sdk';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { standsDrawn } from '../../drawn-page/take-over';
import { allWords } from '../../language/more';
import { alsoNeed } from '../../language/needed';
import { mayPrefetch, whenIdle } from '../../remotes/when-idle';
import { expectCalls } from './sign-in/calls';

/** The parts of the home page that nobody changes. Where the gateway has drawn them, their code comes when they are drawn anew. */
export type Parts = typeof import('./parts');

let parts: Parts | undefined;
let loading: Promise<Parts> | undefined;

/** Has them ready to be drawn; what does not arrive now is asked for again. */
export function loadParts(): Promise<Parts> {
  loading ??= import(/* webpackChunkName: "home-parts" */ './parts').then(haveParts);
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/** For the build, which draws them itself. */
export function haveParts(own: Parts): Parts {
  parts = own;
  return own;
}

/** Has there what an act on the page needs. What does not arrive now is asked for again. */
function expectRest(): void {
  loadParts().catch(() => undefined);
  allWords().catch(() => undefined);
  expectCalls();
}

const never = () => () => {};

/** The parts to draw by their own code; undefined as long as they are as the gateway has drawn them. */
export function useParts({ language, settings }: PageComponentProps['shell']): Parts | undefined {
  const current = () => language?.current();
  const pageLanguage = useSyncExternalStore(language?.subscribe ?? never, current, current);
  const [drawnIn, setDrawnIn] = useState(() => (standsDrawn() ? { language: pageLanguage } : undefined));
  const [arrived, setArrived] = useState<Parts>();
  // Once in another language, the page is its own code's for good.
  if (drawnIn && drawnIn.language !== pageLanguage) setDrawnIn(undefined);
  // The gateway draws every programme as open.
  const closedNow = () => Boolean(settings?.current().rounds?.some(({ open }) => !open));
  const someClosed = useSyncExternalStore(settings?.subscribe ?? never, closedNow, closedNow);
  if (drawnIn && someClosed) setDrawnIn(undefined);
  useEffect(() => {
    // The language changes once everything can be drawn in it.
    const end = alsoNeed(loadParts);
    if (mayPrefetch()) whenIdle(expectRest);
    return end;
  }, []);
  const missing = !drawnIn && !parts;
  // The language has changed while the code of the page was on its way.
  useEffect(() => {
    if (missing) loadParts().then(setArrived, () => undefined);
  }, [missing]);
  return drawnIn ? undefined : (parts ?? arrived);
}
