import { limits } from '@portal/contract-svc-applications-v1';
import { type Leaf, organisation } from '@portal/contract-svc-applications-v1/questions';
import { Card } from '@portal/ui';
import { type Send, UploadField, type Uploads } from '@portal/ui/wizard';
import * as t from '../../messages/visitors';
import { QuestionField, Why } from '../questions';
import { identityKey } from './identity';

export interface VisitorFieldsProps {
  uploads: Uploads;
  /** Sends the identity document as soon as it is chosen; without it the file waits. */
  send?: Send | undefined;
}

const megabytes = limits.wizardFileBytes / (1024 * 1024);

/** The fields of a visitor's organisation. */
export const OrganizationFields = () =>
  Object.entries<Leaf>(organisation.ask).map(([key, question]) => (
    <QuestionField key={key} question={question} path={key} />
  ));

/** The fields of a visitor's organisation and identity document. */
export function VisitorFields({ uploads, send }: VisitorFieldsProps) {
  return (
    <Card title={t.organisationAndIdentity()}>
      <Why of={organisation} />
      <OrganizationFields />
      <UploadField
        path={identityKey}
        label={t.identity()}
        hint={t.identityHint({ megabytes })}
        accept=".pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png"
        uploads={uploads}
        uploadKey={identityKey}
        {...(send ? { send } : {})}
      />
    </Card>
  );
}
