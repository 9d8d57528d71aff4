import { type ApiClient, ApiError } from '@portal/remote-sdk';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type EventFilter, readEvents, readReleases, type SecurityEvent } from '../../api/events';
import { refusalSentence } from '../../frame/common/refusal';
import { sessionRefused } from '../../frame/common/session-refused';
import { useStaff } from '../../frame/common/staff-context';
import * as t from '../../messages/events';
import { merged, readNext, type Source, untouched, withPart } from '../activity/merge';

/** The ids of the lists overlap: `of` names the list of an event. */
export type ListedEvent = SecurityEvent & { of: string };

const readers: readonly [string, (api: ApiClient, filter: EventFilter, page: number) => Promise<Part>][] = [
  ['accounts', (api, filter, page) => readEvents(api, 'accounts', filter, page)],
  ['applications', (api, filter, page) => readEvents(api, 'applications', filter, page)],
  ['releases', readReleases],
];

interface Part {
  entries: SecurityEvent[];
  pagination: { current_page: number; last_page: number };
}

interface Read {
  state: 'loading' | 'ready' | 'failed';
  sources: readonly Source<ListedEvent>[];
  message: string;
}

/** Number of further events that a press shows. Services return more, but 20 already fill four screens of a phone. */
const AT_ONCE = 20;

const notLoaded = (): Read => ({ state: 'loading', sources: readers.map(() => untouched), message: '' });

/** Reads matching events of all parts as one list, the newest first. */
export function useEvents(filter: EventFilter) {
  const { api, shell } = useStaff();
  const [read, setRead] = useState<Read>(notLoaded);
  const [shown, setShown] = useState(AT_ONCE);
  const key = JSON.stringify(filter);
  const wanted = useRef(key);

  const older = useCallback(
    async (sources: readonly Source<ListedEvent>[], enough: number) => {
      let now = sources;
      const show = (next: Read) => wanted.current === key && setRead(next);
      show({ state: 'loading', sources, message: '' });
      try {
        for (
          let index = readNext(now);
          index !== null && merged(now).length < enough;
          index = readNext(now)
        ) {
          const at = index;
          const [of, reader] = readers[at] as (typeof readers)[number];
          const part = await reader(api, JSON.parse(key), now[at]?.next ?? 1);
          const entries = part.entries.map((event) => ({ of, ...event }));
          now = now.map((source, place) => (place === at ? withPart(source, { ...part, entries }) : source));
        }
        show({ state: 'ready', sources: now, message: '' });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        show({ state: 'failed', sources: now, message: refusalSentence(error, t.eventsWentWrong()) });
        sessionRefused(shell, error);
      }
    },
    [api, shell, key],
  );

  useEffect(() => {
    wanted.current = key;
    setShown(AT_ONCE);
    void older(notLoaded().sources, AT_ONCE);
  }, [older, key]);

  const events = merged(read.sources);

  return {
    state: read.state,
    message: read.message,
    events: events.slice(0, shown),
    hasOlder: events.length > shown || readNext(read.sources) !== null,
    older() {
      // After a failure the same events are requested again.
      const enough = read.state === 'failed' ? shown : shown + AT_ONCE;
      setShown(enough);
      void older(read.sources, enough);
    },
  };
}
