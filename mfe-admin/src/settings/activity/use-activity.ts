import { type ApiClient, ApiError } from '@portal/remote-sdk';
import { useCallback, useEffect, useState } from 'react';
import {
  type ActivityPage,
  type PortalEntry,
  portalActivity,
  type StaffEntry,
  staffActivity,
} from '../../api/activity';
import { refusalSentence } from '../../frame/common/refusal';
import { sessionRefused } from '../../frame/common/session-refused';
import { useStaff } from '../../frame/common/staff-context';
import * as shared from '../../messages/common';
import { merged, readNext, type Source, untouched, withPart } from './merge';

/** The ids of both lists start at 1: `of` names the list of an entry. */
export type Entry = ({ of: 'portal' } & PortalEntry) | ({ of: 'staff' } & StaffEntry);

interface Read {
  state: 'loading' | 'ready' | 'failed';
  sources: readonly Source<Entry>[];
  message: string;
}

/** Number of further entries that a press shows. */
const AT_ONCE = 20;
const notLoaded: Read = { state: 'loading', sources: [untouched, untouched], message: '' };

/** Reads acts in the portal and on staff accounts as one list, the newest first. */
export function useActivity() {
  const { api, shell } = useStaff();
  const [read, setRead] = useState<Read>(notLoaded);

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
        setRead({ state: 'failed', sources: now, message: refusalSentence(error, shared.somethingWrong()) });
        sessionRefused(shell, error);
      }
    },
    [api, shell],
  );

  useEffect(() => void older(notLoaded.sources), [older]);

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
