import { type FullReview, ReviewedDocuments } from '@portal/application-ui/reading';
import { Card, Skeleton } from '@portal/ui';
import { type ComponentType, lazy, Suspense } from 'react';
import { useStaff } from '../../frame/common/staff-context';
import * as t from '../../messages/desk';
import { ErasePerson } from '../review/erase-person';
import { Timeline } from '../review/timeline';

export interface PanelSectionProps {
  review: FullReview;
  /** Called after a change: the shown application is out of date. */
  changed: () => void;
  /** Increases when an event is added to the history without a change of the application, by `happened`. */
  events: number;
  happened: () => void;
  /** Called when the applicant was erased. */
  erased: () => void;
}

export interface PanelSection {
  /** The element's id is `desk-NAME`. */
  name: string;
  View: ComponentType<PanelSectionProps>;
  /** The key of the desk that leads to the section's first field. */
  act?: 'note';
}

const SamePersonCard = lazy(() => import('../same-person/same-person-card'));
const ReadingCard = lazy(() => import('../reading/reading-card'));
const ReopenedCard = lazy(() => import('../reopening/reopened-card'));

const OfferCard = lazy(() => import('../offers/offer-card'));

const Offered = ({ review, changed }: PanelSectionProps) =>
  review.offer ? (
    <Suspense fallback={null}>
      <OfferCard review={review} changed={changed} />
    </Suspense>
  ) : null;

const Documents = ({ review }: PanelSectionProps) => (
  <Card title={t.documentsUploaded()}>
    <ReviewedDocuments review={review} />
  </Card>
);

const Reopened = ({ review, changed }: PanelSectionProps) =>
  review.reopened_times ? (
    <Suspense fallback={<Skeleton lines={3} label={t.reopenedLoading()} />}>
      <ReopenedCard review={review} changed={changed} />
    </Suspense>
  ) : null;

const Reading = ({ review: { id, version, submitted_date }, changed }: PanelSectionProps) =>
  submitted_date ? (
    <Suspense fallback={<Skeleton lines={3} label={t.readersLoading()} />}>
      <ReadingCard applicationId={id} version={version} changed={changed} />
    </Suspense>
  ) : null;

const History = ({ review: { id, type, version, held_decision }, events }: PanelSectionProps) => (
  <Card title={t.history()}>
    <Timeline id={id} type={type} version={`${version} ${held_decision?.id ?? ''} ${events}`} />
  </Card>
);

const SamePerson = ({ review: { id }, happened }: PanelSectionProps) => (
  <Suspense fallback={null}>
    <SamePersonCard key={id} applicationId={id} changed={happened} />
  </Suspense>
);

function Erase({ review, erased }: PanelSectionProps) {
  const { can } = useStaff();
  return can('erasePersons') ? <ErasePerson applicationId={review.id} erased={erased} /> : null;
}

/** The sections of the panel beside an application, from the top. Add an entry to add a section. */
export const panelSections: readonly PanelSection[] = [
  { name: 'offer', View: Offered },
  { name: 'documents', View: Documents },
  { name: 'reopened', View: Reopened },
  { name: 'reading', View: Reading, act: 'note' },
  { name: 'history', View: History },
  { name: 'same-person', View: SamePerson },
  { name: 'erase', View: Erase },
];
