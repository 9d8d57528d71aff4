import { labelOf, referenceTypes } from '@portal/contract-svc-applications-v1';
import { referees, summary } from '@portal/contract-svc-applications-v1/questions';
import { SummaryList } from '@portal/ui';
import type { ReactNode } from 'react';
import { type ReviewedReference, storageHref } from '../review/review-data';
import { RowHeading } from '../review/row-heading';

interface ReferencesViewProps {
  references: readonly ReviewedReference[] | undefined;
  /** What a reference is called; by its kind when left out. */
  title?: ((reference: ReviewedReference) => string) | undefined;
  /** The way to the letter, of a reference that has one. */
  letter?: ((reference: ReviewedReference, path: string) => ReactNode) | undefined;
}

const kindOf = ({ type }: ReviewedReference) => (type === 'community' ? type : 'academic');

/** The institution of an academic referee is told as an organization, too. */
const told = (reference: ReviewedReference) => ({
  ...reference,
  institution: reference.institution ?? reference.organization,
});

const kind = ({ type }: ReviewedReference) => labelOf(referenceTypes, type);

const letterLink = (_: ReviewedReference, path: string) => (
  <a href={storageHref(path)} target="_blank" rel="noopener">
    View letter<span className="visually-hidden"> (opens in a new tab)</span>
  </a>
);

export function ReferencesView({ references = [], title = kind, letter = letterLink }: ReferencesViewProps) {
  if (references.length === 0) return <p className="p-muted">Not provided</p>;
  return references.map((reference) => (
    <section key={reference.type} className="p-rows-view">
      <RowHeading>{title(reference)}</RowHeading>
      <SummaryList
        rows={[
          ...summary(referees[kindOf(reference)], told(reference)).flatMap(({ facts }) => facts),
          {
            term: 'Letter',
            value: reference.letter_path ? letter(reference, reference.letter_path) : null,
          },
        ]}
      />
    </section>
  ));
}
