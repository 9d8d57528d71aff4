import {
  internshipPurposes,
  labelOf,
  secondaryVisitPurposes,
  visitPurposes,
} from '@portal/contract-svc-applications-v1';
import { skills } from '@portal/contract-svc-applications-v1/questions';
import { SummaryList, type SummaryRow } from '@portal/ui';
import type { ReactNode } from 'react';
import { AvailabilityView, totalHours } from '../availability/view';
import { disabilityRows } from '../disability/view';
import { CoursesView, DegreesView, HonorsView, InstitutionsView } from '../education/views';
import { LogisticsView } from '../logistics/view';
import { interestsInWords, MotivationView } from '../motivation/view';
import { PersonalView } from '../personal/view';
import { isEmpty, SectionView } from '../questions';
import { ReferencesView } from '../references/view';
import type { FullReview, ReviewedExperience, StoredUpload } from '../review';
import { RowsView } from '../review/rows-view';
import { DocumentLink } from './document-link';
import { ReviewedDocuments } from './documents';

type Open = ((upload: StoredUpload) => void) | undefined;

/** One part of an application to read. */
export interface Part {
  view: (review: FullReview, openDocument: Open) => ReactNode;
  /** Whether nothing of it was answered. */
  empty: (review: FullReview) => boolean;
}

const blank = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || value === false;
/** True when nothing of it but its id holds anything. */
const hollow = (record: object | null | undefined): boolean =>
  Object.entries(record ?? {}).every(([key, value]) => key === 'id' || blank(value));

const purposeOf = (review: FullReview) =>
  review.type === 'visitor'
    ? labelOf([...visitPurposes, ...secondaryVisitPurposes], review.visitor_info?.purpose ?? review.purpose)
    : labelOf(internshipPurposes, review.purpose);

function personRows(review: FullReview): SummaryRow[] {
  const purpose = { term: 'Purpose', value: purposeOf(review) };
  if (review.type === 'intern') return [purpose];
  return [
    { term: 'Institution', value: review.visitor_info?.institution_name },
    { term: 'Position', value: review.visitor_info?.institution_position },
    purpose,
  ];
}

const described = (rows: readonly ReviewedExperience[], title: string) => (
  <RowsView
    rows={rows}
    title={(position) => `${title} ${position}`}
    terms={(row) => [{ term: 'Description', value: row.description }]}
  />
);

const furtherDegrees = (review: FullReview): SummaryRow[] =>
  review.type === 'visitor'
    ? [{ term: 'Additional degrees or certifications', value: review.form_data?.previous_degrees }]
    : [];

/** The letter's own file where the server tells it, so that its size is shown as well. */
const letterOf = (review: FullReview, path: string): StoredUpload =>
  review.letters?.find((one) => one.file_path === path) ?? { upload_type: 'letter', file_path: path };

const references =
  (title?: (type: string | null | undefined) => string): Part['view'] =>
  (review, openDocument) => (
    <ReferencesView
      references={review.references}
      title={title ? (reference) => title(reference.type) : undefined}
      letter={(_, path) => (
        <DocumentLink upload={letterOf(review, path)} openDocument={openDocument}>
          View letter
        </DocumentLink>
      )}
    />
  );

const staffTitle = (type: string | null | undefined) => (type === 'community' ? 'Community' : 'Academic');

export const parts = {
  personal: {
    view: (review) => (
      <PersonalView
        person={review.intern_details ?? {}}
        further={[...personRows(review), ...disabilityRows(review.disability)]}
      />
    ),
    empty: (review) => hollow(review.intern_details) && hollow(review.disability),
  },
  institutions: {
    view: (review) => (
      <>
        <InstitutionsView rows={review.institution} />
        {furtherDegrees(review).length > 0 ? <SummaryList rows={furtherDegrees(review)} /> : null}
      </>
    ),
    empty: (review) => review.institution.length === 0 && blank(review.form_data?.previous_degrees),
  },
  degrees: {
    view: (review) => <DegreesView rows={review.degree} />,
    empty: (review) => review.degree.length === 0,
  },
  courses: {
    view: (review) => <CoursesView rows={review.course_work} />,
    empty: (review) => review.course_work.length === 0,
  },
  honours: {
    view: (review) => <HonorsView rows={review.honours} />,
    empty: (review) => review.honours.length === 0,
  },
  clinical: {
    view: (review) => described(review.clinic_experience, 'Clinical experience'),
    empty: (review) => review.clinic_experience.length === 0,
  },
  research: {
    view: (review) => described(review.research_experience, 'Research experience'),
    empty: (review) => review.research_experience.length === 0,
  },
  volunteer: {
    view: (review) => described(review.volunteer_experience, 'Volunteer experience'),
    empty: (review) => review.volunteer_experience.length === 0,
  },
  motivation: {
    view: (review) => <MotivationView interests={review.interests} statement={review.personal_statement} />,
    empty: (review) => review.interests.length === 0 && blank(review.personal_statement),
  },
  interests: {
    view: (review) => (
      <SummaryList rows={[{ term: 'Areas of interest', value: interestsInWords(review.interests) }]} />
    ),
    empty: (review) => review.interests.length === 0,
  },
  statement: {
    view: (review) => (
      <SummaryList rows={[{ term: 'Personal statement', value: review.personal_statement }]} />
    ),
    empty: (review) => blank(review.personal_statement),
  },
  languages: {
    view: (review) => <SectionView of={skills} review={review} />,
    empty: (review) => isEmpty(skills, review),
  },
  availability: {
    view: (review) => <AvailabilityView periods={review.period} total />,
    empty: (review) => review.period.length === 0,
  },
  logistics: {
    view: (review) => (
      <LogisticsView
        logistics={review.logistics}
        hours={review.logistics?.hours_available ?? totalHours(review.period)}
        hoursTerm="Total hours"
      />
    ),
    empty: (review) => hollow(review.logistics) && review.period.length === 0,
  },
  references: { view: references(), empty: (review) => review.references.length === 0 },
  referees: { view: references(staffTitle), empty: (review) => review.references.length === 0 },
  documents: {
    view: (review, openDocument) => <ReviewedDocuments review={review} openDocument={openDocument} />,
    empty: (review) => review.uploads.length === 0,
  },
} satisfies Record<string, Part>;
