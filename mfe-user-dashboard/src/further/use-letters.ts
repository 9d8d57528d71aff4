import { keptFiles, loadBrowserFiles } from '@portal/application-ui/sending';
import type { FormStore } from '@portal/ui/form-state';
import { type RefObject, useEffect, useState } from 'react';
import type { FullReview } from '../api';
import { useDashboard } from '../common/context';
import { dialogClient } from '../review/dialog-client';
import type { ProgrammeForm } from './programme-form';

interface LettersOf<Values extends object> {
  form: ProgrammeForm<Values>;
  fields: FormStore<Values>;
  /** The newest review, even before it is rendered. */
  review: RefObject<FullReview>;
  onArrived: (review: FullReview) => void;
}

/**
 * Letters of new referees, where the form has any. Running uploads stop when the form is left; chosen letters stay on the
 * device until they are sent, and are back when the form opens again.
 */
export function useLetters<Values extends object>({ form, fields, review, onArrived }: LettersOf<Values>) {
  const { api, shell, session } = useDashboard();
  const [letters] = useState(
    () =>
      form.letters?.({
        review: () => review.current,
        api: dialogClient(api.client, shell),
        form: fields,
        kept: keptFiles(
          () => `further-${review.current.id}`,
          loadBrowserFiles,
          () => session.user.id,
        ),
        onArrived,
      }) ?? null,
  );
  useEffect(() => {
    // `send` sends them, at the submission.
    void letters?.uploads.restore(false);
    return () => letters?.uploads.drop();
  }, [letters]);
  return letters;
}
