import {
  DocumentFields,
  documentRules,
  internshipDocuments,
  isRequiredDocument,
} from '@portal/application-ui/documents';
import { readProblem, type Send } from '@portal/ui/wizard';
import { useApp } from '../../wizard/app-context';
import type { InternApp } from '../../wizard/intern-app';
import { say } from '../../wizard/messages';
import type { StepModule } from '../../wizard/steps';
import { storedFile } from '../../wizard/stored-files';

const hints = {
  cv: 'Sign it before you scan or save it.',
  transcript: 'Either is enough.',
  other: 'Anything else that supports your application.',
};

function sendOf({ api, form, draft, shell }: InternApp, type: string): Send {
  return async (file, options) => {
    const answer = await api.document(type, form.values(), file, options).catch((error: unknown) => {
      const { kind } = readProblem(error);
      if (kind !== 'fields' && kind !== 'cancelled') shell.notify.error(say.documents);
      throw error;
    });
    draft.noteVersion(answer.version);
    const stored = answer.uploads?.find((upload) => upload.upload_type === type);
    return stored ? storedFile(stored) : { name: file.name, href: '', size: file.size };
  };
}

function Fields() {
  const app = useApp();
  return (
    <DocumentFields
      types={internshipDocuments}
      required={isRequiredDocument}
      uploads={app.uploads}
      send={(type) => sendOf(app, type)}
      hints={hints}
    />
  );
}

export const step: StepModule = {
  Fields,
  logic: ({ uploads }) => ({
    failed: say.documents,
    async check() {
      // A file on its way counts when it has arrived.
      await uploads.settled();
      return documentRules(uploads.isStored);
    },
  }),
};
