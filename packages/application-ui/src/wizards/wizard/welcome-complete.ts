import type { WizardForm } from '../../base/form';

/** Whether a purpose is chosen and both statements are accepted. */
export const welcomeComplete = ({
  purpose,
  agree_submission,
  agree_terms,
}: Pick<WizardForm, 'purpose' | 'agree_submission' | 'agree_terms'>): boolean =>
  purpose !== '' && agree_submission && agree_terms;
