import {
  type ApplicationType,
  applicationStatuses,
  labelOf,
  referenceOf,
} from '@portal/contract-svc-applications-v1';
import type { Calendar } from '@portal/service-kit/calendar';
import { english, type Translator } from '@portal/service-kit/language';
import type ExcelJS from 'exceljs';
import type { AnsweredRow } from '../reports/report';
import { type AnswerColumn, answerColumns } from './answer-columns';

interface Formats {
  dayFormat: string;
  momentFormat: string;
  /** English when absent. */
  translator?: Translator;
}

/** The sheet of a programme: a row for each application, a column for each question. */
export function answersSheet(
  type: ApplicationType,
  { wallTime }: Calendar,
  { dayFormat, momentFormat, translator = english }: Formats,
) {
  const asked = answerColumns(type, translator);
  const columns: Partial<ExcelJS.Column>[] = [
    { header: translator.translate('Application ID'), width: 16 },
    { header: translator.translate('Applicant'), width: 36 },
    { header: translator.translate('Status'), width: 14 },
    { header: translator.translate('Submitted'), width: 18, style: { numFmt: momentFormat } },
    ...asked.map(({ heading, isDay, room }) => ({
      header: heading,
      width: Math.min(40, Math.max(room, heading.length + 2)),
      ...(isDay && { style: { numFmt: dayFormat } }),
    })),
  ];
  return {
    columns,
    cells: (row: AnsweredRow) =>
      cellsOf(type, asked, { ...row, submittedAt: row.submittedAt && wallTime(row.submittedAt) }, translator),
  };
}

const cellsOf = (
  type: ApplicationType,
  asked: AnswerColumn[],
  row: AnsweredRow,
  { translate }: Translator,
) => [
  referenceOf(type, row.id),
  row.applicantName,
  translate(labelOf(applicationStatuses, row.status)),
  row.submittedAt,
  ...asked.map(({ cell }) => cell(row.answers)),
];
