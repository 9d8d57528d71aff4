import type { ShellApi } from '@portal/contract-shell-v1';
import type { AnswerBody } from '@portal/contract-svc-applications-v1';
import { L01, L02, L10 } from '@portal/contract-svc-applications-v1/operations';
import { Z14, Z15, Z16, Z17 } from '@portal/contract-svc-reports-v1/operations';
import {
  type ApiClient,
  asTyped,
  call,
  type DownloadedFile,
  type DownloadOptions,
  downloadFile,
  type OneOf,
} from '@portal/remote-sdk';

export type OverviewPage = AnswerBody<'L01'>;
export type OverviewRow = OverviewPage['applications'][number];
export type OfferedFilter = AnswerBody<'L02'>['filters'][number];

/** What the list holds: a member for each filter that is set, beside `search`, `sort` and `time_zone`. */
export type OverviewQuery = Record<string, string>;

/** One page of all programmes. `place` is `after` or `before` with what an answer named. */
export async function readOverview(
  api: ApiClient,
  query: OverviewQuery,
  place: { after?: string; before?: string },
  signal?: AbortSignal,
): Promise<OverviewPage> {
  return (await call(api, asTyped(L01), { query: { ...query, ...place } }, { signal })).body;
}

/** By what the list can be filtered, as the server offers it now. */
export async function readFilters(api: ApiClient, signal?: AbortSignal): Promise<OfferedFilter[]> {
  return (await call(api, L02, {}, { signal })).body.filters;
}

export type RowsFormat = 'pdf' | 'excel' | 'csv';

/** What a file is of: the applications that were chosen, or all that a list holds. */
export type Exported = { ids: number[] } | { query: OverviewQuery };

/** Applications as a file. */
export function exportRows(
  shell: ShellApi,
  format: RowsFormat,
  what: Exported,
  options: DownloadOptions,
): Promise<DownloadedFile> {
  if (format === 'csv') return downloadFile(shell, L10, {}, 'applications.csv', { ...options, body: what });
  const body = { ...what, time_zone: shell.locale.timeZone };
  const chosen = { pdf: Z14, excel: Z15 } as const;
  const listed = { pdf: Z16, excel: Z17 } as const;
  const operation: OneOf<typeof Z14 | typeof Z15 | typeof Z16 | typeof Z17> = (
    'ids' in what ? chosen : listed
  )[format];
  const name = { pdf: 'applications.pdf', excel: 'applications.xlsx' }[format];
  return downloadFile(shell, asTyped(operation), {}, name, { ...options, body });
}
