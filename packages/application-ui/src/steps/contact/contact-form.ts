import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import type { ApiClient } from '@portal/remote-sdk';

/** What an applicant needs to correct their email or phone number: the client and the draft. */
export interface ContactForm {
  client: ApiClient;
  programme: ApplicationType;
  applicationId: number;
  /** Shows a toast about the result. */
  notify(sentence: string): void;
}

export type Correctable = 'email' | 'phone';

export interface ContactDialogProps {
  door: ContactForm;
  onClose(): void;
}
