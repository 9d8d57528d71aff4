import { useCallback, useEffect, useState } from 'react';
import { createApplicantApi, type FullReview } from '../api';
import { useDashboard } from '../common/context';
import { dialogClient } from '../review/dialog-client';
import { savingKey } from '../review/load-review';
import { createFurtherDraft } from './further-draft';
import type { ProgrammeForm } from './programme-form';

export type Opening = { state: 'opening' } | { state: 'open' } | { state: 'failed'; error: unknown };

/** The form of a further application with its draft, from opening to leaving. */
export function useFurtherDraft<Values extends object>(form: ProgrammeForm<Values>, review: FullReview) {
  const { api, shell, session, memory } = useDashboard();
  const [further] = useState(() => {
    const own = createApplicantApi(dialogClient(api.client, shell));
    return createFurtherDraft({ form, review, api: own, person: session.user.id });
  });
  const [opening, setOpening] = useState<Opening>({ state: 'opening' });
  const open = useCallback(() => {
    setOpening({ state: 'opening' });
    further.open().then(
      () => setOpening({ state: 'open' }),
      (error: unknown) => setOpening({ state: 'failed', error }),
    );
  }, [further]);
  useEffect(() => {
    const stop = further.draft.watch();
    open();
    return () => {
      stop();
      // The next load waits for this save.
      memory.set(savingKey(review.id), further.draft.flush());
    };
  }, [further, open, memory, review.id]);
  return { further, opening, open };
}
