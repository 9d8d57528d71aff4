import type { SettingsApi } from '@portal/contract-shell-v1';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { withAllWords } from '../../language/more';

const Band = lazy(() => withAllWords(import(/* webpackChunkName: "home-rounds" */ './rounds-band')));

/**
 * Shows when programmes close; a portal without rounds loads no code for it. The build draws the page without settings.
 */
export function Rounds({ settings }: { settings: SettingsApi | undefined }) {
  return settings ? <RoundsOf settings={settings} /> : null;
}

function RoundsOf({ settings }: { settings: SettingsApi }) {
  const { rounds, timeZone } = useSyncExternalStore(settings.subscribe, settings.current);
  return rounds ? (
    <Suspense>
      <Band rounds={rounds} timeZone={timeZone} />
    </Suspense>
  ) : null;
}
