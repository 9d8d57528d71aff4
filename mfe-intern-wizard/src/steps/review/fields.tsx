import type { ReviewData } from '@portal/application-ui';
import { SignatureFields } from '@portal/application-ui/signature';
import { Accordion, Button, Card, Notice, Skeleton, Tabs } from '@portal/ui';
import { say } from '../../wizard/messages';
import { StepLink } from '../../wizard/step-link';
import { stepNumber } from '../../wizard/steps';
import { SectionPanel } from './section-panel';
import { optionalSections, type ReviewSection, requiredSections } from './sections';
import { useReviewData } from './use-review-data';

export function ReviewFields() {
  const { review, again } = useReviewData();
  return (
    <>
      {review.state === 'loading' ? <Loading /> : null}
      {review.state === 'failed' ? <Failed onAgain={again} /> : null}
      {review.state === 'ready' ? <Sections data={review.data} /> : null}
      <SignatureFields />
    </>
  );
}

function Loading() {
  return (
    <Card>
      <p>Loading review data...</p>
      <Skeleton lines={6} label="Loading review data..." />
      <BackToDocuments />
    </Card>
  );
}

function Failed({ onAgain }: { onAgain: () => void }) {
  return (
    <Notice tone="danger" role="alert" title={say.review}>
      <BackToDocuments />
      <Button variant="outline" small onClick={onAgain}>
        Try again
      </Button>
    </Notice>
  );
}

function BackToDocuments() {
  const documents = stepNumber('documents');
  return (
    <p className="p-muted">
      If nothing appears, go back to <StepLink step={documents}>step {documents}</StepLink> and proceed again.
    </p>
  );
}

function Sections({ data }: { data: ReviewData }) {
  const tabs = (sections: readonly ReviewSection[], label: string) => (
    <Tabs
      label={label}
      tabs={sections.map((section) => ({
        key: section.key,
        title: section.title,
        content: <SectionPanel section={section} data={data} />,
      }))}
    />
  );
  return (
    <Accordion
      defaultOpen={['required']}
      items={[
        {
          key: 'required',
          title: 'Required Information',
          content: tabs(requiredSections, 'Required Information'),
        },
        {
          key: 'optional',
          title: 'Optional Information',
          content: tabs(optionalSections, 'Optional Information'),
        },
      ]}
    />
  );
}
