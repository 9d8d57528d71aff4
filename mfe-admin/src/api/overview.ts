import type { ShellApi } from '@portal/contract-shell-v1';
import type { AnswerBody } from '@portal/contract-svc-applications-v1';
import * as applicationCalls from '@portal/contract-svc-applications-v1/operations';
import * as reportCalls from '@portal/contract-svc-reports-v1/operations';
import {
  type ApiClient,
  asTyped,
  call,
  type DownloadedFile,
  type DownloadOptions,
  downloadFile,
  type OneOf,
} from '@portal/remote-sdk';

export type OverviewPage = AnswerBody<'listApplications'>;
export type OverviewRow = OverviewPage['applications'][number];
export type OfferedFilter = AnswerBody<'getApplicationFilters'>['filters'][number];

/** The query of the list: a field for each active filter, and `search`, `sort` and `time_zone`. */
export type OverviewQuery = Record<string, string>;

/** Reads one page of the list of all programmes. `place` is `after` or `before` with the mark from an answer. */
export async function readOverview(
  api: ApiClient,
  query: OverviewQuery,
  place: { after?: string; before?: string },
  signal?: AbortSignal,
): Promise<OverviewPage> {
  return (
    await call(api, asTyped(applicationCalls.listApplications), { query: { ...query, ...place } }, { signal })
  ).body;
}

/** Reads the filters that the server offers for the list. */
export async function readFilters(api: ApiClient, signal?: AbortSignal): Promise<OfferedFilter[]> {
  return (await call(api, applicationCalls.getApplicationFilters, {}, { signal })).body.filters;
}

export type RowsFormat = 'pdf' | 'excel' | 'csv';

/** The applications of an export: chosen ones, or all in a list. */
export type Exported = { ids: number[] } | { query: OverviewQuery };

/** Applications as a file. */
export function exportRows(
  shell: ShellApi,
  format: RowsFormat,
  what: Exported,
  options: DownloadOptions,
): Promise<DownloadedFile> {
  if (format === 'csv')
    return downloadFile(shell, applicationCalls.exportApplications, {}, 'applications.csv', {
      ...options,
      body: what,
    });
  const body = { ...what, time_zone: shell.locale.timeZone };
  const chosen = { pdf: reportCalls.downloadChosenPdf, excel: reportCalls.downloadChosenExcel } as const;
  const listed = { pdf: reportCalls.downloadListPdf, excel: reportCalls.downloadListExcel } as const;
  const operation: OneOf<
    | typeof reportCalls.downloadChosenPdf
    | typeof reportCalls.downloadChosenExcel
    | typeof reportCalls.downloadListPdf
    | typeof reportCalls.downloadListExcel
  > = ('ids' in what ? chosen : listed)[format];
  const name = { pdf: 'applications.pdf', excel: 'applications.xlsx' }[format];
  return downloadFile(shell, asTyped(operation), {}, name, { ...options, body });
}
