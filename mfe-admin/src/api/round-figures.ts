import type { ShellApi } from '@portal/contract-shell-v1';
import type { AnswerBody } from '@portal/contract-svc-applications-v1';
import * as applicationCalls from '@portal/contract-svc-applications-v1/operations';
import * as reportCalls from '@portal/contract-svc-reports-v1/operations';
import {
  type ApiClient,
  call,
  type DownloadedFile,
  type DownloadOptions,
  downloadFile,
} from '@portal/remote-sdk';

export type RoundFigures = AnswerBody<'getRoundFigures'>;

/** Reads how many applications of a round reached each step. */
export const readRoundFigures = async (
  api: ApiClient,
  id: number,
  signal: AbortSignal,
): Promise<RoundFigures> =>
  (await call(api, applicationCalls.getRoundFigures, { params: { id } }, { signal })).body;

/** Reads the same for applications without a round. */
export const readFiguresWithoutRound = async (
  api: ApiClient,
  type: RoundFigures['programme'],
  signal: AbortSignal,
): Promise<RoundFigures> =>
  (await call(api, applicationCalls.getFiguresWithoutRound, { params: { type } }, { signal })).body;

/** Downloads all rounds as an Excel workbook. */
export const downloadRoundFigures = (shell: ShellApi, options: DownloadOptions): Promise<DownloadedFile> =>
  downloadFile(shell, reportCalls.downloadRoundFiguresExcel, {}, 'rounds.xlsx', options);

/** Downloads all rounds as a CSV file. */
export const exportRoundFigures = (shell: ShellApi, options: DownloadOptions): Promise<DownloadedFile> =>
  downloadFile(shell, applicationCalls.exportRoundFigures, {}, 'rounds.csv', options);
