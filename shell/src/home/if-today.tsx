import { requestLimits } from '@portal/contract-svc-applications-v1';
import { mailedPasswordDays } from '@portal/contract-svc-auth-v1';
import { dateInWords } from '@portal/ui/language';
import { useSyncExternalStore } from 'react';
import * as t from '../messages/home';

const DAY_MS = 86_400_000;

const today = () => new Date().toDateString();

/** A page that stood open overnight is looked at again on another day. */
function watch(told: () => void) {
  document.addEventListener('visibilitychange', told);
  return () => document.removeEventListener('visibilitychange', told);
}

/**
 * What follows for somebody who applies today, by the device's calendar. The page that the build draws would tell days
 * that have passed: there lines of the same height stand in their place.
 */
export function IfToday() {
  const isKnown = useSyncExternalStore(watch, today, () => '');
  const dayAfter = (days: number) =>
    isKnown ? dateInWords(Date.now() + days * DAY_MS, { dateStyle: 'long' }) : '\u00a0';
  return (
    <>
      <h3 className="p-eyebrow mt-6">{t.ifToday()}</h3>
      <ol className="p-stations">
        {[
          [0, t.applyDay()] as const,
          [mailedPasswordDays, t.passwordDay()] as const,
          [requestLimits.days, t.anotherDay()] as const,
        ].map(([days, text]) => (
          <li key={days} className={days ? undefined : 'p-done'}>
            <strong>{dayAfter(days)}</strong>
            <br />
            {text}
          </li>
        ))}
      </ol>
    </>
  );
}
