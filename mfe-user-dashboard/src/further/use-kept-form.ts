import { deviceStore } from '@portal/remote-sdk';
import { createFormStore } from '@portal/ui/form-state';
import { alike } from '@portal/ui/wizard';
import { useEffect, useMemo, useState } from 'react';
import type { FullReview } from '../api';
import type { ProgrammeForm } from './programme-form';

interface Kept<Values> {
  values: Values;
  /** What was stored when it was typed. */
  before: Values;
}

/** What is stored, with what was typed on this device since: answers that were not touched here may be newer there. */
function opened<Values extends object>(form: ProgrammeForm<Values>, stored: Values, kept: object): Values {
  // Of a portal of before: the values alone.
  const { values, before } = 'values' in kept ? (kept as Kept<Values>) : { values: kept, before: {} };
  const earlier = form.kept(before) as Record<string, unknown>;
  const touched = Object.entries(form.kept(values)).filter(([key, value]) => !alike(value, earlier[key]));
  return { ...stored, ...Object.fromEntries(touched) };
}

/** The form as it was typed last on this device, else as it is stored. */
export function useKeptForm<Values extends object>(
  form: ProgrammeForm<Values>,
  review: FullReview,
  person: number,
) {
  const kept = useMemo(
    () => deviceStore<Kept<Values>>(`portal.further.${person}.${review.id}`),
    [person, review.id],
  );
  // The form begins once: what is loaded later must not replace what is being typed.
  const [before] = useState(() => form.from(review));
  const [fields] = useState(() => createFormStore<Values>(opened<Values>(form, before, kept.read() ?? {})));
  const [onDevice, setOnDevice] = useState(() => kept.read() !== null);
  useEffect(
    () =>
      fields.subscribe(({ typed }) => {
        if (typed) setOnDevice(kept.write({ values: fields.values(), before }));
      }),
    [fields, kept, before],
  );
  return { fields, kept, onDevice };
}
