import { presentLine } from '../presenter';
import type { OverviewPage } from './overview';
import { writePlace } from './place';

export const presentOverview = ({ rows, documents, total, previous, next }: OverviewPage, now: Date) => ({
  applications: rows.map((row) => ({
    ...presentLine(row, documents, now),
    nationality: row.nationality,
    letters: row.letters,
  })),
  total,
  previous: previous && writePlace(previous),
  next: next && writePlace(next),
});
