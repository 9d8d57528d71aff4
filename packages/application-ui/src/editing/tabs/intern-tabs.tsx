import {
  availabilityByPeriod,
  clinicalExperience,
  courses,
  degrees,
  disability,
  honors,
  researchExperience,
  schools,
  volunteerExperience,
} from '@portal/contract-svc-applications-v1/questions';
import { useSyncExternalStore } from 'react';
import { FieldLimits, QuestionFields } from '../../questions';
import { ReferenceFields } from '../../references/fields';
import { LetterNotice } from '../../references/letter-notice';
import { letterKey } from '../../references/letter-writer';
import { referenceIndex } from '../../references/rules';
import type { Door } from '../doors';
import type { EditFiles } from '../edit-files';
import { DoorField, documentsTab, interestsTab, languagesTab, personalView } from './common-tabs';
import type { EditTab } from './types';

const referees = [
  { type: 'academic', title: 'Academic referee', letterTitle: 'Academic letter' },
  { type: 'community', title: 'Community referee', letterTitle: 'Community letter' },
] as const;

function Letter({ door, files, reference }: { door: Door; files: EditFiles; reference: string }) {
  const writer = useSyncExternalStore(files.uploads.subscribe, () => files.writerOf(door.type));
  return (
    <>
      <LetterNotice writer={writer} path={reference} />
      <DoorField door={door} files={files} path={`${reference}.letter`} />
    </>
  );
}

function References({ files }: { files: EditFiles }) {
  return referees.map((referee) => {
    const door = files.letters.find(({ type }) => type === letterKey(referee.type));
    const reference = `references.${referenceIndex[referee.type]}`;
    return (
      <ReferenceFields
        key={referee.type}
        {...referee}
        letter={door ? <Letter door={door} files={files} reference={reference} /> : null}
      />
    );
  });
}

export const internTabs: readonly EditTab[] = [
  { key: 'personal', title: 'Personal', view: personalView },
  {
    key: 'education',
    title: 'Education',
    view: () => (
      <>
        <QuestionFields of={schools} />
        <QuestionFields of={degrees} />
        <QuestionFields of={honors} />
        <QuestionFields of={courses} />
      </>
    ),
  },
  interestsTab,
  languagesTab,
  { key: 'availability', title: 'Availability', view: () => <QuestionFields of={availabilityByPeriod} /> },
  { key: 'references', title: 'References', view: ({ files }) => <References files={files} /> },
  {
    key: 'experience',
    title: 'Experience',
    view: ({ limits }) => (
      <FieldLimits value={limits}>
        <QuestionFields of={clinicalExperience} />
        <QuestionFields of={researchExperience} />
        <QuestionFields of={volunteerExperience} />
      </FieldLimits>
    ),
  },
  documentsTab,
  { key: 'disability', title: 'Disability', view: () => <QuestionFields of={disability} /> },
];
