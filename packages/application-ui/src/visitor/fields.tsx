import { limits } from '@portal/contract-svc-applications-v1';
import { Card } from '@portal/ui';
import { FormText } from '@portal/ui/form-state';
import { type Send, UploadField, type Uploads } from '@portal/ui/wizard';
import { identityKey } from './rules';

export interface VisitorFieldsProps {
  uploads: Uploads;
  /** Sends the identity document as soon as it is chosen; without it the file waits. */
  send?: Send | undefined;
}

const megabytes = limits.wizardFileBytes / (1024 * 1024);

/** Where a visitor works. */
export function OrganizationFields() {
  return (
    <>
      <FormText path="institution_name" label="Organization" autoComplete="organization" />
      <FormText path="institution_position" label="Position" autoComplete="organization-title" />
    </>
  );
}

/** Where a visitor comes from, and the document that says who they are. */
export function VisitorFields({ uploads, send }: VisitorFieldsProps) {
  return (
    <Card title="Your organization and identity">
      <OrganizationFields />
      <UploadField
        path={identityKey}
        label="National ID/Passport"
        hint={`A PDF, JPG or PNG of at most ${megabytes} MB. Only those who plan your visit see it.`}
        accept=".pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png"
        uploads={uploads}
        uploadKey={identityKey}
        {...(send ? { send } : {})}
      />
    </Card>
  );
}
