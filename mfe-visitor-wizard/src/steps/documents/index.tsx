import { DocumentFields, requiredDocumentsOf, visitDocumentRules } from '@portal/application-ui/documents';
import { removeFile, sendFile } from '@portal/application-ui/wizard';
import { type VisitDocumentType, visitDocumentTypes } from '@portal/contract-svc-applications-v1';
import { useFormValue } from '@portal/ui/form-state';
import * as t from '../../messages/documents';
import { visitWords } from '../../wizard/messages';
import { type StepModule, useApp } from '../../wizard/programme';
import { spoken } from '../../wizard/spoken';

const hints = () => ({ cv: t.signIt(), letter: t.letterhead(), other: t.anythingElse() });

function Fields() {
  const app = useApp();
  const required: readonly string[] = requiredDocumentsOf({ purpose: useFormValue<string>('purpose') });
  return (
    <DocumentFields
      types={visitDocumentTypes}
      required={(type) => required.includes(type)}
      uploads={app.uploads}
      remove={removeFile(app, visitWords.documents)}
      send={(type) =>
        sendFile(app, visitWords.documents, (file, options) =>
          app.api.document(type as VisitDocumentType, app.form.values(), file, options),
        )
      }
      hints={hints()}
    />
  );
}

export const step: StepModule = {
  Fields,
  logic: ({ uploads, shell }) => ({
    failed: visitWords.documents,
    async check(values) {
      // A file that is being sent counts when it has arrived.
      await uploads.settled();
      return spoken(shell, visitDocumentRules(values, uploads.isStored));
    },
  }),
};
