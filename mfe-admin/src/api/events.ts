import type { ShellApi } from '@portal/contract-shell-v1';
import type { AnswerBody } from '@portal/contract-svc-applications-v1';
import * as applicationCalls from '@portal/contract-svc-applications-v1/operations';
import * as accountCalls from '@portal/contract-svc-auth-v1/operations';
import {
  type ApiClient,
  call,
  type DownloadedFile,
  type DownloadOptions,
  downloadFile,
  type OneOf,
} from '@portal/remote-sdk';
import { readBoard } from './modules';

type Listed = AnswerBody<'listApplicationEvents'>['entries'][number];

/** A security event, with ids in place of names. */
export type SecurityEvent = Omit<Listed, 'details'> & { details: Record<string, unknown> };

export interface EventsPage {
  entries: SecurityEvent[];
  pagination: { current_page: number; last_page: number };
}

/** Filter of events. Instants are ISO 8601; an absent field does not filter. */
export interface EventFilter {
  kind?: string;
  actor?: number;
  from?: string;
  to?: string;
}

/** The parts of the portal that record events. */
export const recorders = ['accounts', 'applications'] as const;
export type Recorder = (typeof recorders)[number];

export async function readEvents(
  api: ApiClient,
  recorder: Recorder,
  filter: EventFilter,
  page: number,
): Promise<EventsPage> {
  const operation: OneOf<
    typeof accountCalls.listAccountEvents | typeof applicationCalls.listApplicationEvents
  > = { accounts: accountCalls.listAccountEvents, applications: applicationCalls.listApplicationEvents }[
    recorder
  ];
  return (await call(api, operation, { query: { ...filter, page } })).body;
}

/** Downloads all events of one part that match the filter. */
export const downloadEvents = (
  shell: ShellApi,
  recorder: Recorder,
  filter: EventFilter,
  options: DownloadOptions,
): Promise<DownloadedFile> => {
  const operation: OneOf<
    typeof accountCalls.exportAccountEvents | typeof applicationCalls.exportApplicationEvents
  > = { accounts: accountCalls.exportAccountEvents, applications: applicationCalls.exportApplicationEvents }[
    recorder
  ];
  return downloadFile(shell, operation, { query: { ...filter } }, `security-events-${recorder}.csv`, options);
};

/** Reads the newest acts on releases, which the gateway keeps, as events. */
export async function readReleases(api: ApiClient, filter: EventFilter): Promise<EventsPage> {
  const { events } = await readBoard(api);
  const entries = events.map(({ at, what, remote, version, by }, place): SecurityEvent => {
    return {
      id: events.length - place,
      kind: `release_${what.replaceAll('-', '_')}`,
      at,
      actor: by.id === undefined ? null : { id: by.id, role: by.role ?? '' },
      subject: null,
      network: null,
      details: { remote, version },
    };
  });
  const fits = ({ kind, actor, at }: SecurityEvent) =>
    (!filter.kind || kind === filter.kind) &&
    (!filter.actor || actor?.id === filter.actor) &&
    (!filter.from || at >= filter.from) &&
    (!filter.to || at < filter.to);
  return { entries: entries.filter(fits), pagination: { current_page: 1, last_page: 1 } };
}
