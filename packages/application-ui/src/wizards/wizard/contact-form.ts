import { useFormValue } from '@portal/ui/form-state';
import type { ContactForm } from '../../steps/contact';
import { useApp } from './app-context';

/** What the applicant of this wizard needs to correct their email and phone number. */
export function useContactForm(): ContactForm {
  const { api, programme, shell } = useApp();
  const applicationId = useFormValue<number>('application_id');
  return { client: api.client, programme: programme.role, applicationId, notify: shell.notify.success };
}
