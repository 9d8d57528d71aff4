import {
  answersIn,
  asAsked,
  type Fact,
  isUnanswered,
  type Section,
} from '@portal/contract-svc-applications-v1/questions';
import { SummaryList } from '@portal/ui';
import { translatedSummary } from '../../base/language/translated-summary';
import { RowHeading } from '../../base/review/row-heading';
import * as t from '../../messages/readings';

interface SectionViewProps {
  /** The section. */
  of: Section;
  /** A review, in the shape of all calls. */
  review: object;
}

/** A fact of an incomplete row, with a mark after its answer. */
export const marked = ({ value, incomplete, ...fact }: Fact) => ({
  ...fact,
  value: incomplete ? [value, t.notComplete()].filter(Boolean).join(' · ') : value,
});

/** The answers to a section, for reading; 'Not provided' without answers. */
export function SectionView({ of, review }: SectionViewProps) {
  const asked = asAsked(of, review);
  const groups = translatedSummary(asked, answersIn(asked, review));
  if (groups.length === 0) return <p className="p-muted">{t.noAnswer()}</p>;
  return groups.map(({ title, facts, incomplete }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: read-only groups without a name of their own
    <section key={index} className="p-rows-view">
      {title ? <RowHeading>{title}</RowHeading> : null}
      {incomplete ? <p className="p-muted">{t.notComplete()}</p> : null}
      <SummaryList rows={facts.map(marked)} />
    </section>
  ));
}

/** Whether a row of a section, or one of its answers, is incomplete. */
export function isIncomplete(of: Section, review: object): boolean {
  const asked = asAsked(of, review);
  return translatedSummary(asked, answersIn(asked, review)).some(
    ({ incomplete, facts }) => incomplete || facts.some((fact) => fact.incomplete),
  );
}

/** Whether a review has no answers to a section. */
export const isEmpty = (of: Section, review: object): boolean => isUnanswered(of, answersIn(of, review));
