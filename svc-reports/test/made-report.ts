import { applicationStatuses, applicationTypes } from '@portal/contract-svc-applications-v1';
import type { Language } from '@portal/service-kit/language';
import { translatorFor } from '../src/language/translator-for';
import { reportPdf } from '../src/pdf/report-pdf';
import type { ReportFilter } from '../src/reports/filter';
import { countsOf, type ReportRow } from '../src/reports/report';
import { countedBy, describeFilter } from '../src/words';

export interface MadeReport {
  language: Language;
  filter: Pick<ReportFilter, 'fromDate' | 'toDate' | 'by'>;
  organisation: string;
  author: string;
}

const at = (day: number) => new Date(Date.UTC(2026, 9, day, 12));

/** One application of each status, with a name that is longer than any line of the table. */
const rows = applicationStatuses.map(
  ({ value }, place): ReportRow => ({
    id: 12_345 + place,
    applicantName: `${'Uwamahoro Nyirahabimana '.repeat(4)}N${place}`,
    type: applicationTypes[place % applicationTypes.length]?.value ?? 'intern',
    status: value,
    progress: 100,
    submittedAt: place === 0 ? null : at(place),
    createdAt: at(1),
    decidedAt: at(place + 9),
  }),
);

/** Makes a report as a PDF, and returns the sentences that it contains. */
export async function madeReport({ language, filter: asked, organisation, author }: MadeReport) {
  const translator = translatorFor(language);
  const filter: ReportFilter = { ...asked, type: null, status: null, timeZone: 'Africa/Kigali' };
  const tallies = rows.map(({ type, status }) => ({ type, status, count: 1234 }));
  const months = [{ month: '2026-09', intern: 400, visitor: 80 }];
  const period = {
    begun: 1480,
    submitted: 1234,
    decided: 900,
    approved: 500,
    rejected: 400,
    medianDays: 12.5,
  };
  const pieces: Uint8Array[] = [];
  const report = {
    filter,
    generatedAt: at(30),
    generatedBy: author,
    translator,
    counts: { ...countsOf(tallies, months, [{ type: 'intern', status: 'approved', count: 7 }]), period },
    rows: (async function* () {
      yield rows;
    })(),
    answered: async function* () {},
  };
  for await (const piece of reportPdf({ name: organisation })(report)) pieces.push(piece);
  const { term, chart } = countedBy[filter.by];
  const labels = [
    'Applications report',
    term,
    chart,
    'In this period',
    'Days from submission to decision (median)',
  ];
  const statuses = [...applicationStatuses, ...applicationTypes].map(({ label }) => label);
  return {
    pdf: Buffer.concat(pieces),
    names: rows.map(({ applicantName }) => applicantName),
    sentences: [
      ...describeFilter(filter, translator).map(([, value]) => value),
      ...[...labels, ...statuses].map((one) => translator.translate(one)),
    ],
  };
}
