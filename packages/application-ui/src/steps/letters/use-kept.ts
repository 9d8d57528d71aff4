import { deviceStore } from '@portal/remote-sdk';
import { useMemo, useState } from 'react';
import type { Asking } from './use-letters';

export type Typed = Pick<Asking, 'full_name' | 'email'> & { about: string };

const blank: Typed = { full_name: '', email: '', about: '' };

interface For {
  /** The id of the applicant; without it nothing is kept. */
  person: number | '' | undefined;
  applicationId: number;
  type: Asking['type'];
}

/** What is typed for a referee, kept on this device until the referee is asked. */
export function useKept({ person, applicationId, type }: For) {
  const store = useMemo(
    () =>
      person ? deviceStore<Typed>(`portal.letter.${person}.${applicationId}.${type}`, { of: person }) : null,
    [person, applicationId, type],
  );
  const [typed, setTyped] = useState<Typed>(() => ({ ...blank, ...store?.read() }));
  function change(part: Partial<Typed>) {
    const next = { ...typed, ...part };
    setTyped(next);
    store?.write(next);
  }
  return { typed, change, forget: () => store?.clear() };
}
