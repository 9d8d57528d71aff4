import { type Choice, limits } from '@portal/contract-svc-applications-v1';
import { Card } from '@portal/ui';
import { translated } from '@portal/ui/language';
import { type Send, UploadField, type Uploads } from '@portal/ui/wizard';
import * as t from '../../messages/documentFields';
import { Reason } from '../questions/why';

export interface DocumentFieldsProps {
  types: readonly Choice[];
  required: (type: string) => boolean;
  uploads: Uploads;
  /** Sends a file of the type as soon as it is chosen. */
  send: (type: string) => Send;
  /** Removes a stored file; offered for documents that are not required. */
  remove: (type: string) => () => Promise<void>;
  hints?: Readonly<Record<string, string>>;
}

const megabytes = limits.wizardFileBytes / (1024 * 1024);

export function DocumentFields({ types, required, uploads, send, remove, hints = {} }: DocumentFieldsProps) {
  return (
    <Card title={t.yourDocuments()}>
      <Reason>{t.whyDocuments()}</Reason>
      <p className="form-text">{t.eachPdf({ megabytes })}</p>
      {types.map(({ value, label }) => (
        <UploadField
          key={value}
          path={`documents.${value}`}
          label={translated(label)}
          hint={hints[value]}
          optional={!required(value)}
          accept=".pdf,application/pdf"
          uploads={uploads}
          uploadKey={value}
          send={send(value)}
          remove={required(value) ? undefined : remove(value)}
        />
      ))}
    </Card>
  );
}
