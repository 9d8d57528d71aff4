import { Notice } from '@portal/ui';
import { useEffect, useSyncExternalStore } from 'react';
import * as t from '../../../messages/filesWaiting';
import { useApp } from '../app-context';
import { StepLink } from '../step-link';
import { bySteps, sendWaiting } from './send-unsent';

/** In ms: the time between tries, since browsers do not always notice that they are back online. */
const TRY_EVERY_MS = 20_000;

/** Lists, on the pages of other steps, the files that only this device has, and sends them once online. */
export function FilesWaiting() {
  const app = useApp();
  const { uploads, wizard, shell, programme } = app;
  useEffect(() => {
    const send = async () => {
      if (document.visibilityState === 'hidden') return;
      if (await sendWaiting(app)) shell.notify.success(t.filesSent());
    };
    const go = () => void send();
    go();
    window.addEventListener('online', go);
    const timer = setInterval(go, TRY_EVERY_MS);
    return () => {
      window.removeEventListener('online', go);
      clearInterval(timer);
    };
  }, [app, shell]);

  const keys = useSyncExternalStore(uploads.subscribe, () =>
    uploads
      .unsent()
      .filter((key) => uploads.waits(key) || uploads.problem(key))
      .join(),
  );
  // Renders again when the reason of a waiting file changes.
  useSyncExternalStore(uploads.subscribe, () =>
    uploads
      .unsent()
      .map((key) => uploads.problem(key))
      .join(),
  );
  const { step: shown } = useSyncExternalStore(wizard.subscribe, wizard.state);
  const { steps } = programme;
  const waiting = bySteps(app, keys ? keys.split(',') : []).filter(({ step }) => step !== shown);
  if (waiting.length === 0) return null;
  const back = shown === steps.length ? { back: shown } : {};
  return (
    <Notice tone="warning" role="status" title={t.filesNotSent()}>
      <p>{t.filesGo()}</p>
      <ul>
        {waiting.map(({ key, step }) => (
          <li key={key}>
            <StepLink step={step} {...back}>
              {t.fileOfStep({ name: uploads.waiting(key)?.name ?? key, step: steps[step - 1]?.label ?? '' })}
            </StepLink>
            {uploads.problem(key) ? `: ${uploads.problem(key)}` : null}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
