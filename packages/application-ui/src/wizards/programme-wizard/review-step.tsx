import type { WizardStep } from '@portal/contract-svc-applications-v1';
import { agreedSignature, type Section } from '@portal/contract-svc-applications-v1/questions';
import { Card } from '@portal/ui';
import { translated } from '@portal/ui/language';
import { readProblem } from '@portal/ui/wizard';
import { useCallback } from 'react';
import type { WizardForm } from '../../base/form';
import type { FullReview } from '../../base/review';
import * as t from '../../messages/madeReview';
import { DocumentsView } from '../../steps/documents';
import { isEmpty, isIncomplete, rulesOf, SectionView } from '../../steps/questions';
import { AgreedSignatureFields } from '../../steps/signature';
import {
  MailedTo,
  ReviewPanels,
  type ReviewSection,
  SectionTabs,
  type StepModule,
  submit,
  useReview,
} from '../wizard';
import type { ProgrammeApi } from './calls';
import type { MadeWizard } from './made-wizard';
import { useApp } from './step';

const tabOf = (step: WizardStep, section: Section): ReviewSection<FullReview> => ({
  key: section.key,
  title: () => translated(section.heading.en),
  steps: [step.value],
  empty: (review) => isEmpty(section, review) || isIncomplete(section, review),
  view: (review) => <SectionView of={section} review={review} />,
});

/** The tabs of the review, in the order of the steps; the agreements of the first step are left out. */
function tabsOf({ steps, named, documents }: MadeWizard): ReviewSection<FullReview>[] {
  const asking = steps.slice(1, -1);
  const sections = asking.flatMap((step) => step.sections.map((key) => tabOf(step, named(key))));
  const taking = asking.find((step) => step.documents);
  if (!taking) return sections;
  const required = documents.filter((one) => one.required);
  return [
    ...sections,
    {
      key: 'documents',
      title: t.documents,
      steps: [taking.value],
      empty: ({ uploads }) =>
        required.some(({ value }) => !uploads.some(({ upload_type }) => upload_type === value)),
      view: ({ uploads }) => <DocumentsView uploads={uploads} types={documents} />,
    },
  ];
}

/** The last step: all stored answers, and the signature. */
export function reviewStep(wizard: MadeWizard): StepModule<WizardForm, ProgrammeApi> {
  const tabs = tabsOf(wizard);
  function Fields() {
    const { api, form } = useApp();
    const load = useCallback(() => api.review(form.values()), [api, form]);
    const { review, again } = useReview<FullReview>(load, t.reviewNotLoaded);
    return (
      <>
        <ReviewPanels review={review} again={again} before={wizard.steps.length - 1}>
          {(data) => (
            <Card>
              <SectionTabs label={t.yourAnswers()} sections={tabs} data={data} />
            </Card>
          )}
        </ReviewPanels>
        <MailedTo />
        <AgreedSignatureFields client={api.client} />
      </>
    );
  }
  return {
    Fields,
    logic: (app) => ({
      failed: t.notSubmitted(),
      check: (values) => rulesOf(agreedSignature)(values),
      async save() {
        return submit(app, t.wasSubmitted()).catch((error: unknown) => {
          const { kind } = readProblem(error);
          if (kind === 'refused') app.shell.notify.error(t.notSubmitted());
          throw error;
        });
      },
    }),
  };
}
