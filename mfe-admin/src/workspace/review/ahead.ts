import type { ApiClient } from '@portal/remote-sdk';
import { useEffect, useRef } from 'react';
import { readLetters } from '../../api/letters';
import { readReading } from '../../api/reading';
import { readTimeline } from '../../api/review';
import { readSamePerson } from '../../api/same-person';
import { useStaff } from '../../frame/common/staff-context';

/** What the cards beside an application show. */
const reads = {
  letters: readLetters,
  reading: readReading,
  timeline: readTimeline,
  samePerson: readSamePerson,
};

type Card = keyof typeof reads;
type Answer<Name extends Card> = ReturnType<(typeof reads)[Name]>;

/** The answers that came, or are on their way; a card takes its own once, and asks by itself from then on. */
type Ahead = Map<Card, Promise<unknown>>;

const asked = new WeakMap<ApiClient, { id: number; ahead: Ahead }>();

/**
 * Asks for all cards of an application at the same moment as for the application itself, so that it stands there
 * after one round of the line. Cards appear once the application is there; each takes its answer by `readCard`. What
 * colleagues wrote is there for submitted applications alone: where the list does not say so yet, it is asked for later.
 */
export function useAskedAhead(id: number, { isSubmitted }: { isSubmitted: boolean }): void {
  const { api } = useStaff();
  const known = useRef(isSubmitted);
  known.current = isSubmitted;
  useEffect(() => {
    const names = (Object.keys(reads) as Card[]).filter((name) => name !== 'reading' || known.current);
    const ahead: Ahead = new Map(
      names.map((name) => {
        const answer: Promise<unknown> = reads[name](api, id);
        // A card that is not shown leaves its answer untouched, whatever it was.
        answer.catch(() => undefined);
        return [name, answer];
      }),
    );
    asked.set(api, { id, ahead });
  }, [api, id]);
}

/** The content of a card: the answer that was asked for ahead the first time, from then on a new one. */
export function readCard<Name extends Card>(api: ApiClient, name: Name, id: number): Answer<Name> {
  const found = asked.get(api);
  const answer = found?.id === id ? found.ahead.get(name) : undefined;
  if (answer) found?.ahead.delete(name);
  return (answer ?? reads[name](api, id)) as Answer<Name>;
}
