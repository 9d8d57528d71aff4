import {
  interests,
  person,
  type Section,
  skills,
  statement,
} from '@portal/contract-svc-applications-v1/questions';
import { Card } from '@portal/ui';
import { UploadField } from '@portal/ui/wizard';
import * as fileWords from '../../../messages/editFiles';
import * as t from '../../../messages/editTabs';
import { PersonalFields } from '../../../steps/personal/fields';
import { FieldLimits, QuestionFields } from '../../../steps/questions';
import type { EditFiles } from '../edit-files';
import { simpleRule, sizeInWords, type UploadTarget, wizardRule } from '../upload-targets';
import type { EditPart, EditTab, EditTabContext } from './types';

const furtherGenders = () => [{ value: 'other', label: t.otherGender() }];

export const personalView = ({ mailbox, admin, contact }: EditTabContext) => (
  <PersonalFields
    signedIn
    phoneOpen={admin}
    correct={contact}
    {...(admin ? { fixed: t.applicantSignsIn() } : {})}
    furtherGenders={furtherGenders()}
    mailbox={mailbox}
  />
);

export const personalPart: EditPart = { sections: [person.key], view: personalView };

/** The questions of a section. */
export const fieldsOf = (section: Section): EditPart => ({
  sections: [section.key],
  view: ({ limits }) => (
    <FieldLimits value={limits}>
      <QuestionFields of={section} />
    </FieldLimits>
  ),
});

export const interestsTab: EditTab = {
  key: 'interests',
  title: t.interestsTab,
  parts: [fieldsOf(interests), fieldsOf(statement)],
};

export const languagesTab: EditTab = { key: 'languages', title: t.languagesTab, parts: [fieldsOf(skills)] };

interface UploadFieldProps {
  door: UploadTarget;
  files: EditFiles;
  /** Its path in the form. */
  path?: string;
}

/** The field of a file in the editor; the file waits until the answers are saved. */
export function EditorUpload({ door: target, files, path = `documents.${target.type}` }: UploadFieldProps) {
  const { rule } = target;
  return (
    <UploadField
      path={path}
      label={target.label()}
      hint={fileWords.kindsAndSize({ kinds: rule.kinds(), size: sizeInWords(rule) })}
      accept={rule.accept}
      uploads={files.uploads}
      uploadKey={target.type}
    />
  );
}

const documents = ({ files }: EditTabContext) => (
  <Card title={t.documentsCard()}>
    <p className="form-text">{t.newTakesPlace()}</p>
    <p className="form-text">
      {fileWords.limitHere({ size: sizeInWords(simpleRule), wizard: sizeInWords(wizardRule) })}
    </p>
    {files.documents.map((target) => (
      <EditorUpload key={target.type} door={target} files={files} />
    ))}
  </Card>
);

export const documentsTab: EditTab = {
  key: 'documents',
  title: t.documentsTab,
  parts: [{ sections: [], view: documents }],
};
