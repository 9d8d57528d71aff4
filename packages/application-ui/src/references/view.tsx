import { labelOf, referenceTypes } from '@portal/contract-svc-applications-v1';
import { SummaryList } from '@portal/ui';
import { type ReviewedReference, storageHref } from '../review/review-data';

export function ReferencesView({
  references = [],
}: {
  references: readonly ReviewedReference[] | undefined;
}) {
  if (references.length === 0) return <p className="p-muted">Not provided</p>;
  return references.map((reference) => (
    <section key={reference.type} className="p-rows-view">
      <h4>{labelOf(referenceTypes, reference.type)}</h4>
      <SummaryList
        rows={[
          { term: 'Full name', value: reference.full_name },
          reference.type === 'community'
            ? { term: 'Organization', value: reference.organization }
            : { term: 'Institution', value: reference.institution ?? reference.organization },
          { term: 'Email', value: reference.email },
          { term: 'Phone', value: reference.phone },
          { term: 'How they know the applicant', value: reference.relationship },
          {
            term: 'Letter',
            value: reference.letter_path ? (
              <a href={storageHref(reference.letter_path)} target="_blank" rel="noopener">
                View letter<span className="visually-hidden"> (opens in a new tab)</span>
              </a>
            ) : null,
          },
        ]}
      />
    </section>
  ));
}
