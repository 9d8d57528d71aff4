import { labelOf, referenceTypes } from '@portal/contract-svc-applications-v1';
import { referees } from '@portal/contract-svc-applications-v1/questions';
import { SummaryList } from '@portal/ui';
import { StoredFileLink } from '@portal/ui/files';
import { translatedDefinition } from '@portal/ui/language';
import type { ReactNode } from 'react';
import { translatedSummary } from '../../base/language/translated-summary';
import { type ReviewedReference, storageHref } from '../../base/review/review-data';
import { RowHeading } from '../../base/review/row-heading';
import * as readings from '../../messages/readings';
import * as t from '../../messages/referenceViews';

interface ReferencesViewProps {
  references: readonly ReviewedReference[] | undefined;
  /** Incomplete referees of a draft, who have no name yet. */
  nameless?: readonly ReviewedReference[] | undefined;
  /** The title of a reference; its kind when left out. */
  title?: ((reference: ReviewedReference) => string) | undefined;
  /** The link to the letter, for a reference with a letter. */
  letter?: ((reference: ReviewedReference, path: string) => ReactNode) | undefined;
}

const kindOf = ({ type }: ReviewedReference) => (type === 'community' ? type : 'academic');

/** Adds the institution of an academic referee as their organization. */
const withOrganization = (reference: ReviewedReference) => ({
  ...reference,
  institution: reference.institution ?? reference.organization,
});

const kind = ({ type }: ReviewedReference) => labelOf(translatedDefinition(referenceTypes), type);

const askedWords: Readonly<Record<string, () => string>> = {
  waiting: t.notAskedYet,
  asked: t.askedOf,
  opened: t.askedAndOpened,
  sent: t.sentByReferee,
  declined: t.declinedByReferee,
};

const letterLink = ({ letter_scan }: ReviewedReference, path: string) => (
  <StoredFileLink href={storageHref(path)} scan={letter_scan}>
    {t.viewLetter()}
  </StoredFileLink>
);

export function ReferencesView(props: ReferencesViewProps) {
  const { references = [], nameless = [], title = kind, letter = letterLink } = props;
  const all = [...references, ...nameless];
  if (all.length === 0) return <p className="p-muted">{readings.noAnswer()}</p>;
  return all.map((reference) => (
    <section key={reference.type} className="p-rows-view">
      <RowHeading>{title(reference)}</RowHeading>
      {nameless.includes(reference) ? <p className="p-muted">{readings.notComplete()}</p> : null}
      <SummaryList
        rows={[
          ...translatedSummary(referees[kindOf(reference)], withOrganization(reference)).flatMap(
            ({ facts }) => facts,
          ),
          {
            term: t.letterTerm(),
            value: reference.letter_path
              ? letter(reference, reference.letter_path)
              : (reference.letter_state && askedWords[reference.letter_state]?.()) || null,
          },
        ]}
      />
    </section>
  ));
}
