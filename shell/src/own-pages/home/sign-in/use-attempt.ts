import { usePageTitle } from '@portal/ui';
import { type FormEvent, useRef, useState } from 'react';
import type { Problem } from './problem';

/**
 * Runs a form's submit, one at a time. Keeps the problems found (the page's title shows 'Error' too) and the number of
 * attempts.
 */
export function useAttempt(site: string) {
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  usePageTitle(site, { error: problems.length > 0 });

  function run(submit: () => Promise<readonly Problem[]>) {
    return async (event: FormEvent) => {
      event.preventDefault();
      if (running.current) return;
      running.current = true;
      setBusy(true);
      try {
        setProblems(await submit());
      } finally {
        running.current = false;
        setBusy(false);
        setAttempt((count) => count + 1);
      }
    };
  }
  return { problems, attempt, busy, run };
}
