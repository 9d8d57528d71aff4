import {
  interests,
  person,
  type Section,
  skills,
  statement,
} from '@portal/contract-svc-applications-v1/questions';
import { Card } from '@portal/ui';
import { UploadField } from '@portal/ui/wizard';
import { PersonalFields } from '../../personal/fields';
import { FieldLimits, QuestionFields } from '../../questions';
import { type Door, sizeInWords } from '../doors';
import type { EditFiles } from '../edit-files';
import type { EditPart, EditTab, EditTabContext } from './types';

const furtherGenders = [{ value: 'other', label: 'Other' }];

export const personalView = ({ mailbox, admin, contact }: EditTabContext) => (
  <PersonalFields
    signedIn
    phoneOpen={admin}
    correct={contact}
    {...(admin ? { fixed: 'This is how the applicant signs in, so it cannot be changed.' } : {})}
    furtherGenders={furtherGenders}
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
  title: 'Interests',
  parts: [fieldsOf(interests), fieldsOf(statement)],
};

export const languagesTab: EditTab = { key: 'languages', title: 'Languages', parts: [fieldsOf(skills)] };

interface DoorFieldProps {
  door: Door;
  files: EditFiles;
  /** Its path in the form. */
  path?: string;
}

/** The field of a file in the editor; the file waits until the answers are saved. */
export function DoorField({ door, files, path = `documents.${door.type}` }: DoorFieldProps) {
  const { rule } = door;
  return (
    <UploadField
      path={path}
      label={door.label}
      hint={`${rule.kinds}, smaller than ${sizeInWords(rule)}.`}
      accept={rule.accept}
      uploads={files.uploads}
      uploadKey={door.type}
    />
  );
}

const documents = ({ files }: EditTabContext) => (
  <Card title="Documents">
    <p className="form-text">
      A new file takes the place of the one of its kind. It is sent when you save your changes.
    </p>
    {files.documents.map((door) => (
      <DoorField key={door.type} door={door} files={files} />
    ))}
  </Card>
);

export const documentsTab: EditTab = {
  key: 'documents',
  title: 'Documents',
  parts: [{ sections: [], view: documents }],
};
