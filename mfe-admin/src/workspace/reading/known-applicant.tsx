import { translated } from '@portal/application-ui/language';
import { readingMessages } from '@portal/contract-svc-applications-v1';
import { Notice } from '@portal/ui';
import * as t from '../../messages/reading';

/** Shown in place of an application to a reader who knows the applicant. */
export const KnownApplicant = () => (
  <Notice title={t.doNotRead()}>
    <p>{translated(readingMessages.knows)}</p>
    <p className="mb-0">{t.knowMistake()}</p>
  </Notice>
);
