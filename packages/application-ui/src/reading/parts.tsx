import {
  internshipPurposes,
  labelOf,
  secondaryVisitPurposes,
  visitPurposes,
} from '@portal/contract-svc-applications-v1';
import {
  answersIn,
  clinicalExperience,
  courses,
  degrees,
  disability,
  highestEducation,
  honors,
  interests,
  motivation,
  organisation,
  person,
  researchExperience,
  type Section,
  schools,
  skills,
  statement,
  summary,
  volunteerExperience,
} from '@portal/contract-svc-applications-v1/questions';
import { SummaryList, type SummaryRow } from '@portal/ui';
import type { ReactNode } from 'react';
import { AvailabilityView, totalHours } from '../availability/view';
import { LogisticsView } from '../logistics/view';
import { isEmpty, SectionView } from '../questions';
import { ReferencesView } from '../references/view';
import type { FullReview, StoredUpload } from '../review';
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

/** The answers to some sections in one list of facts. */
const factsOf = (review: FullReview, ...sections: readonly Section[]): SummaryRow[] =>
  sections.flatMap((one) => summary(one, answersIn(one, review)).flatMap(({ facts }) => facts));

const personRows = (review: FullReview): SummaryRow[] => [
  ...factsOf(review, person),
  ...(review.type === 'visitor' ? factsOf(review, organisation) : []),
  { term: 'Purpose', value: purposeOf(review) },
  ...factsOf(review, disability),
];

/** A part that is one section. */
const partOf = (section: Section): Part => ({
  view: (review) => <SectionView of={section} review={review} />,
  empty: (review) => isEmpty(section, review),
});

const education = ({ type }: FullReview): Section => (type === 'visitor' ? highestEducation : schools);

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
    view: (review) => <SummaryList rows={personRows(review)} />,
    empty: (review) => hollow(review.intern_details) && hollow(review.disability),
  },
  institutions: {
    view: (review) => <SectionView of={education(review)} review={review} />,
    empty: (review) => isEmpty(education(review), review),
  },
  degrees: partOf(degrees),
  courses: partOf(courses),
  honours: partOf(honors),
  clinical: partOf(clinicalExperience),
  research: partOf(researchExperience),
  volunteer: partOf(volunteerExperience),
  motivation: partOf(motivation),
  interests: partOf(interests),
  statement: partOf(statement),
  languages: partOf(skills),
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
