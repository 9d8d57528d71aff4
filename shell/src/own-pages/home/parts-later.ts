import type { PageComponentProps } from '@portal/remote-sdk';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { standsDrawn } from '../../drawn-page/take-over';
import { allWords } from '../../language/more';
import { alsoNeed } from '../../language/needed';
import { mayPrefetch, whenIdle } from '../../remotes/when-idle';
import { expectCalls } from './sign-in/calls';

/**
 * The parts of the home page that do not change. When the gateway has drawn them, their code loads only when they have
 * to be drawn again.
 */
export type Parts = typeof import('./parts');

let parts: Parts | undefined;
let loading: Promise<Parts> | undefined;

/** Loads the parts. After a failure the next call tries again. */
export function loadParts(): Promise<Parts> {
  loading ??= import(/* webpackChunkName: "home-parts" */ './parts').then(haveParts);
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/** Sets the parts, for the build, which draws them itself. */
export function haveParts(own: Parts): Parts {
  parts = own;
  return own;
}

/** Loads in advance what a press on the page may need. After a failure the next call tries again. */
function expectRest(): void {
  loadParts().catch(() => undefined);
  allWords().catch(() => undefined);
  expectCalls();
}

const never = () => () => {};

/** The parts, to draw them by their own code; undefined as long as they are shown as the gateway has drawn them. */
export function useParts({ language, settings }: PageComponentProps['shell']): Parts | undefined {
  const current = () => language?.current();
  const pageLanguage = useSyncExternalStore(language?.subscribe ?? never, current, current);
  const [drawnIn, setDrawnIn] = useState(() => (standsDrawn() ? { language: pageLanguage } : undefined));
  const [arrived, setArrived] = useState<Parts>();
  // Once the language has changed, the page is drawn by its own code for good.
  if (drawnIn && drawnIn.language !== pageLanguage) setDrawnIn(undefined);
  // The gateway draws every programme as open.
  const closedNow = () => Boolean(settings?.current().rounds?.some(({ open }) => !open));
  const someClosed = useSyncExternalStore(settings?.subscribe ?? never, closedNow, closedNow);
  if (drawnIn && someClosed) setDrawnIn(undefined);
  useEffect(() => {
    // Makes a change of language wait until everything can be drawn.
    const end = alsoNeed(loadParts);
    if (mayPrefetch()) whenIdle(expectRest);
    return end;
  }, []);
  const missing = !drawnIn && !parts;
  // The language may have changed while the page's code was loading.
  useEffect(() => {
    if (missing) loadParts().then(setArrived, () => undefined);
  }, [missing]);
  return drawnIn ? undefined : (parts ?? arrived);
}
