import { purposeLabel } from '@portal/contract-svc-applications-v1';
import {
  answersIn,
  asAsked,
  disability,
  motivation,
  person,
  type Section,
  sectionAsking,
  sectionNamed,
} from '@portal/contract-svc-applications-v1/questions';
import { SummaryList, type SummaryRow } from '@portal/ui';
import { translated } from '@portal/ui/language';
import type { ReactNode } from 'react';
import { translatedSummary } from '../../base/language/translated-summary';
import type { FullReview, StoredUpload } from '../../base/review';
import { incompleteIn } from '../../base/review/incomplete';
import type { ReviewedReference } from '../../base/review/review-data';
import * as t from '../../messages/reading';
import { AvailabilityView, totalHours } from '../../steps/availability/view';
import { LogisticsView } from '../../steps/logistics/view';
import { isEmpty, SectionView } from '../../steps/questions';
import { ReferencesView } from '../../steps/references/view';
import { DocumentLink } from './document-link';
import { ReviewedDocuments } from './documents';

/** A part of a read-only application. */
export interface Part {
  view: (review: FullReview) => ReactNode;
  /** Whether the part has no answers. */
  empty: (review: FullReview) => boolean;
}

const blank = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || value === false;
/** True when all members but the id are empty. */
const hollow = (record: object | null | undefined): boolean =>
  Object.entries(record ?? {}).every(([key, value]) => key === 'id' || blank(value));

const purposeOf = ({ type, visitor_info, purpose }: FullReview) =>
  purposeLabel(type, visitor_info?.purpose ?? purpose);

/** The answers to several sections as one list of facts. */
const factsOf = (review: FullReview, ...sections: readonly Section[]): SummaryRow[] =>
  sections.flatMap((one) =>
    translatedSummary(asAsked(one, review), answersIn(asAsked(one, review), review)).flatMap(
      ({ facts }) => facts,
    ),
  );

/** The section about the organisation, in a programme that asks for it. */
const organisationOf = ({ type }: FullReview): Section[] =>
  [sectionAsking(type, 'institution_name')].filter((one) => one !== undefined);

const personRows = (review: FullReview): SummaryRow[] => [
  ...factsOf(review, person, ...organisationOf(review)),
  { term: t.purposeTerm(), value: translated(purposeOf(review)) },
  ...factsOf(review, disability),
];

/** A part with one section. */
const partOf = (sectionFor: (review: FullReview) => Section | undefined): Part => ({
  view(review) {
    const section = sectionFor(review);
    return section ? <SectionView of={section} review={review} /> : null;
  },
  empty(review) {
    const section = sectionFor(review);
    return !section || isEmpty(section, review);
  },
});

/** The stored file of a letter, with its size where the server sends it. */
const letterOf = (review: FullReview, { letter_scan }: ReviewedReference, path: string): StoredUpload =>
  review.letters?.find((one) => one.file_path === path) ?? {
    upload_type: 'letter',
    file_path: path,
    scan: letter_scan,
  };

const references =
  (title?: (type: string | null | undefined) => string): Part['view'] =>
  (review) => (
    <ReferencesView
      references={review.references}
      nameless={incompleteIn(review, 'references')}
      title={title ? (reference) => title(reference.type) : undefined}
      letter={(reference, path) => (
        <DocumentLink upload={letterOf(review, reference, path)}>{t.readLetter()}</DocumentLink>
      )}
    />
  );

const incompletePeriods = (review: FullReview) => incompleteIn(review, 'periods');
const noReferees = (review: FullReview) =>
  review.references.length + incompleteIn(review, 'references').length === 0;

const staffTitle = (type: string | null | undefined) =>
  type === 'community' ? t.communityShort() : t.academicShort();

const parts: Readonly<Record<string, Part>> = {
  personal: {
    view: (review) => <SummaryList rows={personRows(review)} />,
    empty: (review) => hollow(review.intern_details) && hollow(review.disability),
  },
  institutions: partOf(({ type }) => sectionAsking(type, 'institutions')),
  motivation: partOf(() => motivation),
  availability: {
    view: (review) => (
      <AvailabilityView periods={review.period} incomplete={incompletePeriods(review)} total />
    ),
    empty: (review) => review.period.length === 0 && incompletePeriods(review).length === 0,
  },
  logistics: {
    view: (review) => (
      <LogisticsView
        logistics={review.logistics}
        hours={review.logistics?.hours_available ?? totalHours(review.period)}
        hoursTerm={t.totalHoursTerm()}
      />
    ),
    empty: (review) => hollow(review.logistics) && review.period.length === 0,
  },
  references: { view: references(), empty: noReferees },
  referees: { view: references(staffTitle), empty: noReferees },
  documents: {
    view: (review) => <ReviewedDocuments review={review} />,
    empty: (review) => review.uploads.length === 0,
  },
};

/** The part with this name: a view of its own, or the answers to the section with this key. */
export const partNamed = (name: string): Part =>
  parts[name] ?? partOf(({ type }) => sectionNamed(type, name));
