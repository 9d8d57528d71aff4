import { presentLine, type Shown } from '../presenter';
import type { OverviewPage } from './all-applications';
import { writePlace } from './place';

export const presentOverview = ({ rows, documents, total, previous, next }: OverviewPage, shown: Shown) => ({
  applications: rows.map((row) => ({
    ...presentLine(row, documents, shown),
    nationality: row.nationality,
    letters: row.letters,
  })),
  total,
  previous: previous && writePlace(previous),
  next: next && writePlace(next),
});
