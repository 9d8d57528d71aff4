import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import type { ApiClient } from '@portal/remote-sdk';

/** With which calls, and for which draft, an applicant corrects how they sign in. */
export interface ContactForm {
  client: ApiClient;
  programme: ApplicationType;
  applicationId: number;
  /** Shows what was done as a toast. */
  notify(sentence: string): void;
}

export type Correctable = 'email' | 'phone';

export interface ContactDialogProps {
  door: ContactForm;
  onClose(): void;
}
