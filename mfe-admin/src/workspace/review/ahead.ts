import type { ApiClient } from '@portal/remote-sdk';
import { useEffect, useRef } from 'react';
import { readLetters } from '../../api/letters';
import { readReading } from '../../api/reading';
import { readTimeline } from '../../api/review';
import { readSamePerson } from '../../api/same-person';
import { useStaff } from '../../frame/common/staff-context';

/** The calls whose answers the cards beside an application show. */
const reads = {
  letters: readLetters,
  reading: readReading,
  timeline: readTimeline,
  samePerson: readSamePerson,
};

type Card = keyof typeof reads;
type Answer<Name extends Card> = ReturnType<(typeof reads)[Name]>;

/** Answers that have arrived or are on their way. A card takes its answer once, and makes its own calls after that. */
type Ahead = Map<Card, Promise<unknown>>;

const asked = new WeakMap<ApiClient, { id: number; ahead: Ahead }>();

/**
 * Requests the content of all cards at the same moment as the application, so that everything arrives after one round
 * trip. Cards appear with the application and take their answers by `readCard`. Texts of colleagues exist only for
 * submitted applications: if the list does not yet say that it was submitted, they are requested later.
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
        // If a card is not shown, nobody handles its answer, so a failure is ignored here.
        answer.catch(() => undefined);
        return [name, answer];
      }),
    );
    asked.set(api, { id, ahead });
  }, [api, id]);
}

/** Returns a card's content: the answer requested in advance the first time, a new one after that. */
export function readCard<Name extends Card>(api: ApiClient, name: Name, id: number): Answer<Name> {
  const found = asked.get(api);
  const answer = found?.id === id ? found.ahead.get(name) : undefined;
  if (answer) found?.ahead.delete(name);
  return (answer ?? reads[name](api, id)) as Answer<Name>;
}
