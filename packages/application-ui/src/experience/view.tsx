import type { ReviewedExperience } from '../review/review-data';
import { RowHeading } from '../review/row-heading';
import { RowsView } from '../review/rows-view';

interface ExperienceViewProps {
  clinical: readonly ReviewedExperience[] | undefined;
  research: readonly ReviewedExperience[] | undefined;
  volunteer: readonly ReviewedExperience[] | undefined;
}

export function ExperienceView({ clinical, research, volunteer }: ExperienceViewProps) {
  const lists = [
    { title: 'Clinical experience', rows: clinical },
    { title: 'Research experience', rows: research },
    { title: 'Volunteer experience', rows: volunteer },
  ];
  return lists.map(({ title, rows }) => (
    <section key={title} className="p-rows-view">
      <RowHeading>{title}</RowHeading>
      <RowsView
        rows={rows}
        title={(position) => `${title} ${position}`}
        terms={(row) => [{ term: 'Description', value: row.description }]}
      />
    </section>
  ));
}
