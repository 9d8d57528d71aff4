import { requestLimits } from '@portal/contract-svc-applications-v1';
import { mailedPasswordDays } from '@portal/contract-svc-auth-v1';
import { useSyncExternalStore } from 'react';
import * as t from '../../messages/home';
import { dayAfter, watchDays } from './days';

const today = () => new Date().toDateString();

/**
 * The days of the next steps for a person who applies today, by the device's calendar. The page that the build draws
 * must not contain days, since they would be in the past: empty lines of the same height take their place.
 */
export function IfToday() {
  const isKnown = useSyncExternalStore(watchDays, today, () => '');
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
            <strong data-days={days}>{isKnown ? dayAfter(days) : '\u00a0'}</strong>
            <br />
            {text}
          </li>
        ))}
      </ol>
    </>
  );
}
