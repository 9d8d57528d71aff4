import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import type { TemplatePlace } from './store';
import type { TemplateKey } from './template';

/** Where the words of a mail stand. Everybody reads English, as long as the portal speaks no other language. */
export const wordsOf = (kind: TemplateKey, programme: ApplicationType): TemplatePlace => ({
  kind,
  programme,
  language: 'en',
});
