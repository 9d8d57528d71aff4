import {
  answersIn,
  isUnanswered,
  type Section,
  summary,
} from '@portal/contract-svc-applications-v1/questions';
import { SummaryList } from '@portal/ui';
import { RowHeading } from '../review/row-heading';

interface SectionViewProps {
  /** What was asked. */
  of: Section;
  /** A review as every call tells it. */
  review: object;
  /** Questions that are not read here. */
  except?: readonly string[];
}

const without = ({ ask, ...section }: Section, except: readonly string[]): Section => ({
  ...section,
  ask: Object.fromEntries(Object.entries(ask).filter(([key]) => !except.includes(key))),
});

/** The answers to a section as they are read; 'Not provided' where there are none. */
export function SectionView({ of, review, except = [] }: SectionViewProps) {
  const asked = without(of, except);
  const groups = summary(asked, answersIn(asked, review));
  if (groups.length === 0) return <p className="p-muted">Not provided</p>;
  return groups.map(({ title, facts }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: read-only groups without a name of their own
    <section key={index} className="p-rows-view">
      {title ? <RowHeading>{title}</RowHeading> : null}
      <SummaryList rows={facts} />
    </section>
  ));
}

/** Whether a review has nothing of a section. */
export const isEmpty = (of: Section, review: object): boolean => isUnanswered(of, answersIn(of, review));
