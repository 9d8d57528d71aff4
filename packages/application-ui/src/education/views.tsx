import { formatDay } from '../form/format';
import type {
  ReviewedCourse,
  ReviewedDegree,
  ReviewedHonour,
  ReviewedInstitution,
} from '../review/review-data';
import { RowsView } from '../review/rows-view';

export function InstitutionsView({ rows }: { rows: readonly ReviewedInstitution[] | undefined }) {
  return (
    <RowsView
      rows={rows}
      title={(position) => (position === 1 ? 'Current Institution' : `Institution ${position}`)}
      terms={(row) => [
        { term: 'Institution', value: row.name },
        { term: 'Programme', value: row.program },
        { term: 'Degree level', value: row.degree_level },
        { term: 'Graduation year', value: row.graduation_year },
      ]}
    />
  );
}

export function DegreesView({ rows }: { rows: readonly ReviewedDegree[] | undefined }) {
  return (
    <RowsView
      rows={rows}
      title={(position) => `Degree ${position}`}
      terms={(row) => [
        { term: 'Institution', value: row.name },
        { term: 'Programme', value: row.program },
        { term: 'Degree level', value: row.degree_level },
        { term: 'Graduation date', value: formatDay(row.graduation_date) },
      ]}
    />
  );
}

export function HonorsView({ rows }: { rows: readonly ReviewedHonour[] | undefined }) {
  return (
    <RowsView
      rows={rows}
      title={(position) => `Honor ${position}`}
      terms={(row) => [
        { term: 'Name', value: row.name },
        { term: 'Award', value: row.award },
        { term: 'Date awarded', value: formatDay(row.date_awarded) },
      ]}
    />
  );
}

export function CoursesView({ rows }: { rows: readonly ReviewedCourse[] | undefined }) {
  return (
    <RowsView
      rows={rows}
      title={(position) => `Course ${position}`}
      terms={(row) => [
        { term: 'Title', value: row.title },
        { term: 'Institution', value: row.institution },
        { term: 'Date completed', value: formatDay(row.date_completed) },
      ]}
    />
  );
}
