import {
  DocumentFields,
  refusedDocuments,
  requiredDocumentsOf,
  visitDocumentRules,
} from '@portal/application-ui/documents';
import { removeFile, sendFile } from '@portal/application-ui/wizard';
import { type VisitDocumentType, visitDocumentTypes } from '@portal/contract-svc-applications-v1';
import { useFormValue } from '@portal/ui/form-state';
import * as t from '../../messages/documents';
import { type StepModule, useApp, type VisitApp } from '../../wizard/app';
import { logisticsErrors } from '../../wizard/logistics-errors';
import { visitWords } from '../../wizard/messages';

const hints = () => ({ cv: t.signIt(), letter: t.letterhead(), other: t.anythingElse() });

const sendOf = (app: VisitApp, type: VisitDocumentType) =>
  sendFile(app, visitWords.documents, (file, options) =>
    app.api.document(type, app.form.values(), file, options),
  );

function Fields() {
  const app = useApp();
  const required: readonly string[] = requiredDocumentsOf({ purpose: useFormValue<string>('purpose') });
  return (
    <DocumentFields
      types={visitDocumentTypes}
      required={(type) => required.includes(type)}
      uploads={app.uploads}
      remove={removeFile(app, visitWords.documents)}
      send={(type) => sendOf(app, type as VisitDocumentType)}
      hints={hints()}
    />
  );
}

export const step: StepModule = {
  Fields,
  logic: ({ uploads, shell }) => ({
    failed: visitWords.documents,
    async check(values) {
      // A file being sent counts once it has arrived, or, while offline, once this device keeps it.
      await uploads.settled();
      const missing = visitDocumentRules(values, uploads);
      return logisticsErrors(shell, { ...missing, ...refusedDocuments(uploads, visitDocumentTypes) });
    },
  }),
  sends: (app, key) => app.uploads.sendChosen(key, sendOf(app, key as VisitDocumentType)),
};
