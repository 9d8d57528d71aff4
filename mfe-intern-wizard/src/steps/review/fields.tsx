import type { ReviewData } from '@portal/application-ui';
import { SignatureFields } from '@portal/application-ui/signature';
import { MailedTo, ReviewPanels, SectionTabs, useNarrow, useReview } from '@portal/application-ui/wizard';
import { Accordion } from '@portal/ui';
import { useCallback } from 'react';
import * as messages from '../../messages/messages';
import * as t from '../../messages/review';
import { stepNumber } from '../../steps';
import { useApp } from '../../wizard/app';
import { optionalSections, requiredSections } from './sections';

export function ReviewFields() {
  const { api } = useApp();
  const load = useCallback(async () => {
    const progress = await api.progress();
    return progress.submitted ? null : progress.answer.reviewData;
  }, [api]);
  const { review, again } = useReview<ReviewData>(load, messages.reviewNotLoaded);
  return (
    <>
      <ReviewPanels review={review} again={again} before={stepNumber('documents')}>
        {(data) => <Sections data={data} />}
      </ReviewPanels>
      <MailedTo />
      <SignatureFields />
    </>
  );
}

const parts = [
  { key: 'required', title: t.required, sections: requiredSections },
  { key: 'optional', title: t.optional, sections: optionalSections },
];

function Sections({ data }: { data: ReviewData }) {
  const narrow = useNarrow();
  return (
    <Accordion
      defaultOpen={narrow ? parts.map(({ key }) => key) : ['required']}
      items={parts.map(({ key, title, sections }) => ({
        key,
        title: title(),
        content: <SectionTabs label={title()} sections={sections} data={data} level={3} />,
      }))}
    />
  );
}
