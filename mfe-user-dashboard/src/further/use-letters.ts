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

/** The letters of new referees, when the form has any; running uploads stop when the person leaves the form. */
export function useLetters<Values extends object>({ form, fields, review, onArrived }: LettersOf<Values>) {
  const { api, shell } = useDashboard();
  const [letters] = useState(
    () =>
      form.letters?.({
        review: () => review.current,
        api: dialogClient(api.client, shell),
        form: fields,
        onArrived,
      }) ?? null,
  );
  useEffect(() => () => letters?.uploads.clear(), [letters]);
  return letters;
}
