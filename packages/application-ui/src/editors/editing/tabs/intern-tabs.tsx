import {
  availabilityByPeriod,
  clinicalExperience,
  courses,
  degrees,
  disability,
  honors,
  refereesKey,
  researchExperience,
  schools,
  volunteerExperience,
} from '@portal/contract-svc-applications-v1/questions';
import { useSyncExternalStore } from 'react';
import * as t from '../../../messages/editTabs';
import { ReferenceFields } from '../../../steps/references/fields';
import { LetterNotice } from '../../../steps/references/letter-notice';
import { letterKey } from '../../../steps/references/letter-writer';
import { referenceIndex } from '../../../steps/references/rules';
import type { EditFiles } from '../edit-files';
import type { UploadTarget } from '../upload-targets';
import {
  documentsTab,
  EditorUpload,
  fieldsOf,
  interestsTab,
  languagesTab,
  personalPart,
} from './common-tabs';
import type { EditTab } from './types';

const referees = [
  { type: 'academic', title: t.academicReferee, letterTitle: t.academicLetterCard },
  { type: 'community', title: t.communityReferee, letterTitle: t.communityLetterCard },
] as const;

function Letter({
  door: target,
  files,
  reference,
}: {
  door: UploadTarget;
  files: EditFiles;
  reference: string;
}) {
  const writer = useSyncExternalStore(files.uploads.subscribe, () => files.writerOf(target.type));
  return (
    <>
      <LetterNotice writer={writer} path={reference} />
      <EditorUpload door={target} files={files} path={`${reference}.letter`} />
    </>
  );
}

function References({ files }: { files: EditFiles }) {
  return referees.map((referee) => {
    const target = files.letters.find(({ type }) => type === letterKey(referee.type));
    const reference = `references.${referenceIndex[referee.type]}`;
    return (
      <ReferenceFields
        key={referee.type}
        type={referee.type}
        title={referee.title()}
        letterTitle={referee.letterTitle()}
        letter={target ? <Letter door={target} files={files} reference={reference} /> : null}
      />
    );
  });
}

export const internTabs: readonly EditTab[] = [
  { key: 'personal', title: t.personalTab, parts: [personalPart] },
  {
    key: 'education',
    title: t.educationTab,
    parts: [fieldsOf(schools), fieldsOf(degrees), fieldsOf(honors), fieldsOf(courses)],
  },
  interestsTab,
  languagesTab,
  { key: 'availability', title: t.availabilityTab, parts: [fieldsOf(availabilityByPeriod)] },
  {
    key: 'references',
    title: t.referencesTab,
    parts: [{ sections: [refereesKey], view: ({ files }) => <References files={files} /> }],
  },
  {
    key: 'experience',
    title: t.experienceTab,
    parts: [fieldsOf(clinicalExperience), fieldsOf(researchExperience), fieldsOf(volunteerExperience)],
  },
  documentsTab,
  { key: 'disability', title: t.disabilityTab, parts: [fieldsOf(disability)] },
];
