import { DocumentsView } from '@portal/application-ui/documents';
import { LogisticsView } from '@portal/application-ui/logistics';
import { isIncomplete, SectionView } from '@portal/application-ui/questions';
import type { VisitReview } from '@portal/application-ui/review';
import { noRows, type ReviewSection } from '@portal/application-ui/wizard';
import {
  identityUpload,
  requiredVisitDocuments,
  visitDocumentTypes,
} from '@portal/contract-svc-applications-v1';
import {
  disability,
  highestEducation,
  motivation,
  organisation,
  visitor,
  visitSkills,
} from '@portal/contract-svc-applications-v1/questions';
import * as t from '../../messages/review';
import type { StepName } from '../../steps';

type Section = ReviewSection<VisitReview> & { steps: readonly StepName[] };

const documents = () => [{ value: identityUpload, label: t.identity() }, ...visitDocumentTypes];

function documentsMissing({ uploads = [], logistics }: VisitReview): boolean {
  const institution = logistics?.is_institution === true || logistics?.is_institution === 1;
  const required = requiredVisitDocuments[institution ? 'institutional' : 'personal'];
  return required.some((type) => !uploads.some((upload) => upload.upload_type === type));
}

/** The sections of the review, in order. */
export const sections: readonly Section[] = [
  {
    key: 'personal',
    title: t.personal,
    steps: ['personal-info'],
    empty: ({ intern_details }) => !intern_details?.full_name,
    view: (review) =>
      [visitor, organisation, disability].map((one) => (
        <SectionView key={one.key} of={one} review={review} />
      )),
  },
  {
    key: 'education',
    title: t.education,
    steps: ['education'],
    empty: (review) => noRows(review.institutions) || isIncomplete(highestEducation, review),
    view: (review) => <SectionView of={highestEducation} review={review} />,
  },
  {
    key: 'interests',
    title: t.interest,
    steps: ['visit-goals'],
    empty: (review) =>
      noRows(review.interests) || !review.form_data?.personal_statement || isIncomplete(motivation, review),
    view: (review) => <SectionView of={motivation} review={review} />,
  },
  {
    key: 'languages',
    title: t.languages,
    steps: ['education'],
    empty: (review) => noRows(review.languages) || isIncomplete(visitSkills, review),
    view: (review) => <SectionView of={visitSkills} review={review} />,
  },
  {
    key: 'logistics',
    title: t.logistics,
    steps: ['logistics'],
    empty: ({ logistics }) => !logistics?.visit_start_date,
    view: ({ logistics, form_data }) => (
      <LogisticsView logistics={logistics} hours={form_data?.hours_available} />
    ),
  },
  {
    key: 'documents',
    title: t.uploads,
    steps: ['documents'],
    empty: documentsMissing,
    view: ({ uploads }) => <DocumentsView uploads={uploads} types={documents()} />,
  },
];
