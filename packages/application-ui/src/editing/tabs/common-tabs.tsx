import { interests, skills, statement } from '@portal/contract-svc-applications-v1/questions';
import { Card } from '@portal/ui';
import { UploadField } from '@portal/ui/wizard';
import { PersonalFields } from '../../personal/fields';
import { FieldLimits, QuestionFields } from '../../questions';
import { type Door, sizeInWords } from '../doors';
import type { EditFiles } from '../edit-files';
import type { EditTab, EditTabContext } from './types';

const furtherGenders = [{ value: 'other', label: 'Other' }];

export const personalView = ({ mailbox, admin }: EditTabContext) => (
  <PersonalFields
    signedIn
    phoneOpen={admin}
    {...(admin ? { fixed: 'This is how the applicant signs in, so it cannot be changed.' } : {})}
    furtherGenders={furtherGenders}
    mailbox={mailbox}
  />
);

export const interestsTab: EditTab = {
  key: 'interests',
  title: 'Interests',
  view: ({ limits }) => (
    <FieldLimits value={limits}>
      <QuestionFields of={interests} />
      <QuestionFields of={statement} />
    </FieldLimits>
  ),
};

export const languagesTab: EditTab = {
  key: 'languages',
  title: 'Languages',
  view: () => <QuestionFields of={skills} />,
};

interface DoorFieldProps {
  door: Door;
  files: EditFiles;
  /** Where it stands in the form. */
  path?: string;
}

/** One file of the editor; it waits until the answers are saved. */
export function DoorField({ door, files, path = `documents.${door.type}` }: DoorFieldProps) {
  const { rule } = door;
  return (
    <UploadField
      path={path}
      label={door.label}
      hint={`${rule.kinds}, at most ${sizeInWords(rule)}.`}
      accept={rule.accept}
      uploads={files.uploads}
      uploadKey={door.type}
    />
  );
}

export const documentsTab: EditTab = {
  key: 'documents',
  title: 'Documents',
  view: ({ files }) => (
    <Card title="Documents">
      <p className="form-text">
        A new file takes the place of the one of its kind. It is sent when you save your changes.
      </p>
      {files.documents.map((door) => (
        <DoorField key={door.type} door={door} files={files} />
      ))}
    </Card>
  ),
};
