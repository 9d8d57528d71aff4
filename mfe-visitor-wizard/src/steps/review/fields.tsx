import type { VisitReview } from '@portal/application-ui/review';
import { AgreedSignatureFields } from '@portal/application-ui/signature';
import { MailedTo, ReviewPanels, SectionTabs, useReview } from '@portal/application-ui/wizard';
import { Card } from '@portal/ui';
import { readProblem } from '@portal/ui/wizard';
import { useCallback } from 'react';
import * as t from '../../messages/review';
import * as messages from '../../messages/reviewMessages';
import { stepNumber } from '../../steps';
import { useApp } from '../../wizard/app';
import { validationError } from '../../wizard/messages';
import { sections } from './sections';

/** Thrown before any call: the application's id is not known. */
class NoApplication extends Error {}

function sentence(error: unknown): string {
  if (error instanceof NoApplication) return messages.nothingToReview();
  const problem = readProblem(error);
  if (problem.kind === 'forbidden') return messages.denied();
  if (problem.kind === 'fields') return validationError(problem.message);
  return problem.kind === 'refused' && problem.status === 404
    ? messages.reviewGone()
    : messages.reviewFailed();
}

export function ReviewFields() {
  const { api, form } = useApp();
  const load = useCallback(async () => {
    if (!form.values().intern_details_id) throw new NoApplication();
    return api.review(form.values());
  }, [api, form]);
  const { review, again } = useReview<VisitReview>(load, sentence);
  return (
    <>
      <ReviewPanels review={review} again={again} before={stepNumber('declaration')}>
        {(data) => (
          <Card>
            <SectionTabs label={t.yourApplication()} sections={sections} data={data} />
          </Card>
        )}
      </ReviewPanels>
      <MailedTo />
      <AgreedSignatureFields client={api.client} />
    </>
  );
}
