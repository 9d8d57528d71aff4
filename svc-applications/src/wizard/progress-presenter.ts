import type { FormLimits } from '@portal/contract-svc-applications-v1';
import type { WholeApplication } from '../applications/application';
import type { Contents } from '../applications/contents';
import { presentApplication } from '../applications/presenter';
import { presentDetails, presentStoredFiles } from '../applications/review';
import type { Programme } from './programme';

/** All that a wizard goes on from. */
export function presentProgress(
  { review, progress }: Programme,
  application: WholeApplication,
  contents: Contents,
  formLimits: FormLimits,
) {
  const { details } = contents;
  return {
    current_step: application.currentStep,
    version: application.version,
    form_data: application.formData,
    application: presentApplication(application),
    user: {
      id: application.personId,
      role: application.type,
      name: details.fullName,
      email: details.email,
    },
    intern_details: presentDetails(details),
    reviewData: review.present(contents, application),
    ...progress?.present(contents, application),
    ...presentStoredFiles(contents),
    form_limits: formLimits,
  };
}
