import type { CommonForm } from '../form';

/** Whether a purpose was chosen and both statements agreed to. */
export const welcomeComplete = ({
  purpose,
  agree_submission,
  agree_terms,
}: Pick<CommonForm, 'purpose' | 'agree_submission' | 'agree_terms'>): boolean =>
  purpose !== '' && agree_submission && agree_terms;
