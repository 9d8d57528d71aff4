import { labelOf, programmes } from '@portal/contract-svc-applications-v1';
import type { Translator } from '@portal/service-kit/language';
import type { RoundFigures } from '../applications/ask';
import { type Cell, daysFormat, momentFormat, type Table } from './table';

/** Reads 'YYYY-MM-DDTHH:mm' in the portal's time zone as a date that a sheet shows unchanged. */
const moment = (local: string | undefined): Date | null => (local ? new Date(`${local}:00Z`) : null);

const labels = programmes.map(({ key, label }) => ({ value: key, label }));

/** Makes a table with the statistics of all rounds, one row for each round. */
export function tableOfFigures(all: readonly RoundFigures[], { language, translate }: Translator): Table {
  const counted = (header: string) => ({ header, width: 12 });
  const median = (header: string) => ({ header, width: 18, format: daysFormat });
  return {
    name: translate('Rounds'),
    columns: [
      { header: translate('Programme'), width: 16 },
      { header: translate('Round'), width: 28 },
      { header: translate('Opens'), width: 18, format: momentFormat },
      { header: translate('Closes'), width: 18, format: momentFormat },
      counted(translate('Started')),
      counted(translate('Submitted')),
      counted(translate('Read')),
      counted(translate('Offered')),
      counted(translate('Accepted')),
      counted(translate('Came')),
      counted(translate('Did not come')),
      median(translate('Days until submitted (median)')),
      median(translate('Days until read (median)')),
      median(translate('Days until offered (median)')),
      median(translate('Days until accepted (median)')),
      median(translate('Days until they came (median)')),
    ],
    rows: all.map(({ programme, round, stages, missed }): Cell[] => [
      translate(labelOf(labels, programme)),
      round ? (round.names[language] ?? round.names.en ?? '') : '',
      moment(round?.opens),
      moment(round?.closes),
      ...stages.map(({ count }) => count),
      missed,
      ...stages.slice(1).map(({ median_days: days }) => days),
    ]),
  };
}
