import { deviceStore } from '@portal/remote-sdk';
import { createFormStore } from '@portal/ui/form-state';
import { useEffect, useMemo, useState } from 'react';
import type { FullReview } from '../api';
import type { ProgrammeForm } from './programme-form';

/** The form as it was typed last on this device, else as it is stored. */
export function useKeptForm<Values extends object>(
  form: ProgrammeForm<Values>,
  review: FullReview,
  person: number,
) {
  const kept = useMemo(
    () => deviceStore<Values>(`portal.further.${person}.${review.id}`),
    [person, review.id],
  );
  // The form begins once: what is loaded later must not replace what is being typed.
  const [fields] = useState(() =>
    createFormStore<Values>({ ...form.from(review), ...form.kept(kept.read() ?? {}) }),
  );
  const [onDevice, setOnDevice] = useState(() => kept.read() !== null);
  useEffect(
    () =>
      fields.subscribe(({ typed }) => {
        if (typed) setOnDevice(kept.write(fields.values()));
      }),
    [fields, kept],
  );
  return { fields, kept, onDevice };
}
