import { programmeOf } from '@portal/contract-svc-applications-v1';
import { csvLine, type Separator, safeText } from '@portal/service-kit/csv';
import type { Round } from '../../rounds';
import { type RoundFigures, type Stage, stages } from './figures';

export const presentFigures = (
  { programme, stages: reached, missed }: RoundFigures,
  round: Round | null,
) => ({
  programme,
  round: round && { id: round.id, names: round.names },
  stages: reached.map(({ stage, count, medianDays }) => ({ stage, count, median_days: medianDays })),
  missed,
});

/** The numbers of each round for the list of all rounds, with its opening and closing. */
export const presentListed = (figures: RoundFigures, rounds: readonly Round[]) => {
  const round = rounds.find(({ id }) => id === figures.roundId);
  const { programme, stages, missed } = presentFigures(figures, null);
  return {
    ...{ programme, stages, missed },
    round: round ? { id: round.id, names: round.names, opens: round.opens, closes: round.closes } : null,
  };
};

const titles: Record<Stage, string> = {
  begun: 'Begun',
  submitted: 'Submitted',
  read: 'Read',
  offered: 'Offered',
  accepted: 'Accepted',
  came: 'Came',
};

/**
 * A CSV file with a header and a row for each round. It has a byte order mark for spreadsheets, and the separator of
 * the reader's language.
 */
export function csvOfFigures(
  all: readonly RoundFigures[],
  rounds: readonly Round[],
  separator: Separator,
): string {
  const head = [
    'Programme',
    'Round',
    'Opens',
    'Closes',
    ...stages.map((stage) => titles[stage]),
    'Did not come',
    ...stages.slice(1).map((stage) => `Median days until ${titles[stage].toLowerCase()}`),
  ];
  const lines = all.map((figures) => {
    const round = rounds.find(({ id }) => id === figures.roundId);
    return [
      programmeOf(figures.programme).label,
      safeText(round?.names.en ?? ''),
      round?.opens ?? '',
      round?.closes ?? '',
      ...figures.stages.map(({ count }) => String(count)),
      String(figures.missed),
      ...figures.stages.slice(1).map(({ medianDays }) => (medianDays === null ? '' : String(medianDays))),
    ];
  });
  return `\ufeff${[head, ...lines].map((cells) => csvLine(cells, separator)).join('')}`;
}
