import { useSyncExternalStore } from 'react';
import { PeriodFields } from '../../availability/fields';
import { DisabilityFields } from '../../disability/fields';
import { CourseFields } from '../../education/course-fields';
import { DegreeFields } from '../../education/degree-fields';
import { HonorFields } from '../../education/honor-fields';
import { InstitutionFields } from '../../education/institution-fields';
import { ExperienceFields } from '../../experience/fields';
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
        <InstitutionFields />
        <DegreeFields />
        <HonorFields />
        <CourseFields />
      </>
    ),
  },
  interestsTab,
  languagesTab,
  { key: 'availability', title: 'Availability', view: () => <PeriodFields hours={{}} /> },
  { key: 'references', title: 'References', view: ({ files }) => <References files={files} /> },
  {
    key: 'experience',
    title: 'Experience',
    view: ({ limits }) => <ExperienceFields limit={limits.experience_description} />,
  },
  documentsTab,
  { key: 'disability', title: 'Disability', view: () => <DisabilityFields /> },
];
