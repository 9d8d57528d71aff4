import { AvailabilityFields } from '../../availability/fields';
import { DisabilityFields } from '../../disability/fields';
import { CourseFields } from '../../education/course-fields';
import { DegreeFields } from '../../education/degree-fields';
import { HonorFields } from '../../education/honor-fields';
import { InstitutionFields } from '../../education/institution-fields';
import { ExperienceFields } from '../../experience/fields';
import { ReferenceFields } from '../../references/fields';
import { referenceIndex } from '../../references/rules';
import type { EditFiles } from '../edit-files';
import { DoorField, documentsTab, interestsTab, languagesTab, personalView } from './common-tabs';
import type { EditTab } from './types';

const referees = [
  { type: 'academic', title: 'Academic referee', letterTitle: 'Academic letter' },
  { type: 'community', title: 'Community referee', letterTitle: 'Community letter' },
] as const;

function References({ files }: { files: EditFiles }) {
  return referees.map((referee) => {
    const door = files.letters.find(({ type }) => type === `${referee.type}_reference`);
    const path = `references.${referenceIndex[referee.type]}.letter`;
    return (
      <ReferenceFields
        key={referee.type}
        {...referee}
        letter={door ? <DoorField door={door} files={files} path={path} /> : null}
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
  { key: 'availability', title: 'Availability', view: () => <AvailabilityFields /> },
  { key: 'references', title: 'References', view: ({ files }) => <References files={files} /> },
  {
    key: 'experience',
    title: 'Experience',
    view: ({ limits }) => <ExperienceFields limit={limits.experience_description} />,
  },
  documentsTab,
  { key: 'disability', title: 'Disability', view: () => <DisabilityFields /> },
];
