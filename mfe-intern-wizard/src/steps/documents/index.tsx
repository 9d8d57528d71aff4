import {
  DocumentFields,
  documentRules,
  internshipDocuments,
  isRequiredDocument,
  refusedDocuments,
} from '@portal/application-ui/documents';
import { removeFile, sendFile } from '@portal/application-ui/wizard';
import type { DocumentType } from '@portal/contract-svc-applications-v1';
import * as t from '../../messages/documents';
import type { InternApp, StepModule } from '../../wizard/app';
import { useApp } from '../../wizard/app';
import { words } from '../../wizard/messages';

const hints = () => ({ cv: t.signIt(), transcript: t.eitherEnough(), other: t.anythingElse() });

const sendOf = (app: InternApp, type: DocumentType) =>
  sendFile(app, words.documents, async (file, options) => {
    const { version, uploads } = await app.api.document(type, app.form.values(), file, options);
    return { version, upload: uploads?.find((upload) => upload.upload_type === type) };
  });

function Fields() {
  const app = useApp();
  return (
    <DocumentFields
      types={internshipDocuments}
      required={isRequiredDocument}
      uploads={app.uploads}
      remove={removeFile(app, words.documents)}
      send={(type) => sendOf(app, type as DocumentType)}
      hints={hints()}
    />
  );
}

export const step: StepModule = {
  Fields,
  logic: ({ uploads }) => ({
    failed: words.documents,
    async check() {
      // A file being sent counts once it has arrived, or, while offline, once this device keeps it.
      await uploads.settled();
      return { ...documentRules(uploads), ...refusedDocuments(uploads, internshipDocuments) };
    },
  }),
  sends: (app, key) => app.uploads.sendChosen(key, sendOf(app, key as DocumentType)),
};
