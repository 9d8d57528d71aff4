import { labelOf, referenceTypes } from '@portal/contract-svc-applications-v1';
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
          { term: 'Full name', value: reference.full_name },
          reference.type === 'community'
            ? { term: 'Organization', value: reference.organization }
            : { term: 'Institution', value: reference.institution ?? reference.organization },
          { term: 'Email', value: reference.email },
          { term: 'Phone', value: reference.phone },
          { term: 'Relationship', value: reference.relationship },
          {
            term: 'Letter',
            value: reference.letter_path ? letter(reference, reference.letter_path) : null,
          },
        ]}
      />
    </section>
  ));
}
