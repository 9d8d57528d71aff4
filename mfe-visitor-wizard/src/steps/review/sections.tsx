import { DisabilityView } from '@portal/application-ui/disability';
import { DocumentsView } from '@portal/application-ui/documents';
import { InstitutionsView } from '@portal/application-ui/education';
import { LogisticsView } from '@portal/application-ui/logistics';
import { MotivationView } from '@portal/application-ui/motivation';
import { PersonalView } from '@portal/application-ui/personal';
import { SectionView } from '@portal/application-ui/questions';
import type { VisitReview } from '@portal/application-ui/review';
import { none, type ReviewSection } from '@portal/application-ui/wizard';
import {
  identityUpload,
  requiredVisitDocuments,
  visitDocumentTypes,
} from '@portal/contract-svc-applications-v1';
import { skills } from '@portal/contract-svc-applications-v1/questions';
import { SummaryList } from '@portal/ui';
import type { StepName } from '../../wizard/steps';

type Section = ReviewSection<VisitReview> & { steps: readonly StepName[] };

const documents = [{ value: identityUpload, label: 'National ID/Passport' }, ...visitDocumentTypes];

function documentsMissing({ uploads = [], logistics }: VisitReview): boolean {
  const institution = logistics?.is_institution === true || logistics?.is_institution === 1;
  const required = requiredVisitDocuments[institution ? 'institutional' : 'personal'];
  return required.some((type) => !uploads.some((upload) => upload.upload_type === type));
}

/** The application in the order in which it is read. */
export const sections: readonly Section[] = [
  {
    key: 'personal',
    title: 'Personal Information',
    steps: ['personal-info'],
    empty: ({ intern_details }) => !intern_details?.full_name,
    view: ({ intern_details, visitor_info, disability }) => (
      <>
        <PersonalView
          person={intern_details ?? {}}
          further={[
            { term: 'Organization', value: visitor_info?.institution_name },
            { term: 'Position', value: visitor_info?.institution_position },
          ]}
        />
        <DisabilityView disability={disability} />
      </>
    ),
  },
  {
    key: 'education',
    title: 'Education Background',
    steps: ['education'],
    empty: ({ institutions }) => none(institutions),
    view: ({ institutions, form_data }) => (
      <>
        <InstitutionsView rows={institutions} />
        <SummaryList
          rows={[{ term: 'Additional degrees or certifications', value: form_data?.previous_degrees }]}
        />
      </>
    ),
  },
  {
    key: 'interests',
    title: 'Area of Interest',
    steps: ['visit-goals'],
    empty: ({ interests, form_data }) => none(interests) || !form_data?.personal_statement,
    view: ({ interests, form_data }) => (
      <MotivationView interests={interests} statement={form_data?.personal_statement} />
    ),
  },
  {
    key: 'languages',
    title: 'Language Skills',
    steps: ['education'],
    empty: ({ languages }) => none(languages),
    view: (review) => <SectionView of={skills} review={review} except={['other_skills']} />,
  },
  {
    key: 'logistics',
    title: 'Visit Logistics',
    steps: ['logistics'],
    empty: ({ logistics }) => !logistics?.visit_start_date,
    view: ({ logistics, form_data }) => (
      <LogisticsView logistics={logistics} hours={form_data?.hours_available} />
    ),
  },
  {
    key: 'documents',
    title: 'Document Uploads',
    steps: ['documents'],
    empty: documentsMissing,
    view: ({ uploads }) => <DocumentsView uploads={uploads} types={documents} />,
  },
];
