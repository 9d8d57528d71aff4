import type { FormLimits } from '@portal/contract-svc-applications-v1';
import {
  type Contents,
  formOf,
  presentApplication,
  presentDetails,
  presentStoredFiles,
  type WholeApplication,
} from '../../application';
import { type LetterStatus, lettersInWizard, withLetterStates } from '../../referees';
import type { Programme } from '../programme/programme';

/** All data with which a wizard continues. */
export function presentProgress(
  { review, progress }: Programme,
  application: WholeApplication,
  contents: Contents,
  { formLimits, standing: state }: { formLimits: FormLimits; standing: LetterStatus },
) {
  const { answers } = contents;
  const letters = lettersInWizard(state);
  return {
    current_step: application.currentStep,
    furthest_step: application.furthestStep,
    version: application.version,
    // Both are corrected by other calls than the form's.
    form_data: { ...formOf(application.answers), email: answers.email, phone: answers.phone },
    application: presentApplication(application),
    user: {
      id: application.personId,
      role: application.type,
      name: answers.name,
      email: answers.email,
    },
    intern_details: presentDetails(answers),
    reviewData: withLetterStates(review.present(contents, application), state),
    ...progress?.present(contents, application),
    ...presentStoredFiles(contents),
    form_limits: formLimits,
    ...(letters && { letters }),
  };
}
