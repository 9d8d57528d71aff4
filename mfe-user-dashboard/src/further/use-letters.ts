import type { FormStore } from '@portal/ui/form-state';
import { useEffect, useRef, useState } from 'react';
import type { FullReview } from '../api';
import { useDashboard } from '../app/context';
import { dialogClient } from '../view/dialog-client';
import type { ProgrammeForm } from './programme-form';

interface LettersOf<Values extends object> {
  form: ProgrammeForm<Values>;
  review: FullReview;
  put: (review: FullReview) => void;
}

/** Letters of new referees, where the form has any; what is on its way stops when the form is left. */
export function useLetters<Values extends object>(
  { form, review, put }: LettersOf<Values>,
  fields: FormStore<Values>,
) {
  const { api, shell } = useDashboard();
  const latest = useRef({ review, put });
  latest.current = { review, put };
  const [letters] = useState(
    () =>
      form.letters?.({
        review: () => latest.current.review,
        api: dialogClient(api.client, shell),
        form: fields,
        onArrived: (arrived) => latest.current.put(arrived),
      }) ?? null,
  );
  useEffect(() => () => letters?.uploads.clear(), [letters]);
  return letters;
}
