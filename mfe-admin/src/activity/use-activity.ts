import { type ApiClient, ApiError } from '@portal/remote-sdk';
import { useCallback, useEffect, useState } from 'react';
import {
  type ActivityPage,
  type PortalEntry,
  portalActivity,
  type StaffEntry,
  staffActivity,
} from '../api/activity';
import { sentenceOf } from '../common/refusal';
import { sessionRefused } from '../common/session-refused';
import { useStaff } from '../common/staff-context';
import { merged, readNext, type Source, untouched, withPart } from './merge';

/** Both lists count their ids from one: `of` tells which list an entry is of. */
export type Entry = ({ of: 'portal' } & PortalEntry) | ({ of: 'staff' } & StaffEntry);

interface Read {
  state: 'loading' | 'ready' | 'failed';
  sources: readonly Source<Entry>[];
  message: string;
}

/** So many more are shown at a press, where there are as many. */
const AT_ONCE = 20;
const FAILED = 'Something went wrong. Try again.';
const nothing: Read = { state: 'loading', sources: [untouched, untouched], message: '' };

/** What was done in the portal and to staff accounts, as one list that is read from the newest on. */
export function useActivity() {
  const { api, shell } = useStaff();
  const [read, setRead] = useState<Read>(nothing);

  const older = useCallback(
    async (sources: readonly Source<Entry>[]) => {
      const parts = [(page: number) => portalPart(api, page), (page: number) => staffPart(api, page)];
      let now = sources;
      setRead({ state: 'loading', sources, message: '' });
      try {
        const wanted = merged(now).length + AT_ONCE;
        for (let index = readNext(now); index !== null; index = readNext(now)) {
          const at = index;
          const part = await parts[at]?.(now[at]?.next ?? 1);
          if (part) now = now.map((source, place) => (place === at ? withPart(source, part) : source));
          if (merged(now).length >= wanted) break;
        }
        setRead({ state: 'ready', sources: now, message: '' });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        setRead({ state: 'failed', sources: now, message: sentenceOf(error, FAILED) });
        sessionRefused(shell, error);
      }
    },
    [api, shell],
  );

  useEffect(() => void older(nothing.sources), [older]);

  return {
    state: read.state,
    message: read.message,
    entries: merged(read.sources),
    hasOlder: readNext(read.sources) !== null,
    older: () => void older(read.sources),
  };
}

async function portalPart(api: ApiClient, page: number): Promise<ActivityPage<Entry>> {
  const { entries, pagination } = await portalActivity(api, page);
  return { entries: entries.map((entry) => ({ of: 'portal', ...entry })), pagination };
}

async function staffPart(api: ApiClient, page: number): Promise<ActivityPage<Entry>> {
  const { entries, pagination } = await staffActivity(api, page);
  return { entries: entries.map((entry) => ({ of: 'staff', ...entry })), pagination };
}
