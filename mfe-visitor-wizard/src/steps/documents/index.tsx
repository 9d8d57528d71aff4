import { DocumentFields, requiredDocumentsOf, visitDocumentRules } from '@portal/application-ui/documents';
import { removeFile, sendFile } from '@portal/application-ui/wizard';
import { type VisitDocumentType, visitDocumentTypes } from '@portal/contract-svc-applications-v1';
import { useFormValue } from '@portal/ui/form-state';
import { say } from '../../wizard/messages';
import { type StepModule, useApp } from '../../wizard/programme';
import { spoken } from '../../wizard/spoken';

const hints = {
  cv: 'Sign it before you scan or save it.',
  letter: 'On the letterhead of your institution, signed and dated. Needed for an institutional visit.',
  other: 'Anything else that supports your application.',
};

function Fields() {
  const app = useApp();
  const required: readonly string[] = requiredDocumentsOf({ purpose: useFormValue<string>('purpose') });
  return (
    <DocumentFields
      types={visitDocumentTypes}
      required={(type) => required.includes(type)}
      uploads={app.uploads}
      remove={removeFile(app, say.documents)}
      send={(type) =>
        sendFile(app, say.documents, (file, options) =>
          app.api.document(type as VisitDocumentType, app.form.values(), file, options),
        )
      }
      hints={hints}
    />
  );
}

export const step: StepModule = {
  Fields,
  logic: ({ uploads, shell }) => ({
    failed: say.documents,
    async check(values) {
      // A file that is being sent counts when it has arrived.
      await uploads.settled();
      return spoken(shell, visitDocumentRules(values, uploads.isStored));
    },
  }),
};
