import type { ReviewData } from '@portal/application-ui';
import { AvailabilityView } from '@portal/application-ui/availability';
import { DocumentsView } from '@portal/application-ui/documents';
import { isIncomplete, SectionView } from '@portal/application-ui/questions';
import { ReferencesView } from '@portal/application-ui/references';
import { incompleteIn, type ReviewedReference, RowHeading } from '@portal/application-ui/review';
import { noRows, type ReviewSection } from '@portal/application-ui/wizard';
import { referenceTypes, requiredInternshipDocuments } from '@portal/contract-svc-applications-v1';
import {
  clinicalExperience,
  courses,
  degrees,
  disability,
  honors,
  motivation,
  person,
  researchExperience,
  schools,
  skills,
  volunteerExperience,
} from '@portal/contract-svc-applications-v1/questions';
import { translated } from '@portal/ui/language';
import * as t from '../../messages/review';
import type { StepName } from '../../steps';

type Section = ReviewSection<ReviewData> & { steps: readonly StepName[] };

const experience = [clinicalExperience, researchExperience, volunteerExperience];

const hasLetter = ({ letter_path, letter_counts }: ReviewedReference) =>
  Boolean(letter_path) || letter_counts;

/** The steps of the references whose letter is missing. */
const withoutLetter = ({ references = [] }: ReviewData): StepName[] =>
  referenceTypes
    .filter(({ value }) => !references.some((one) => one.type === value && hasLetter(one)))
    .map(({ value }): StepName => `${value}-reference`);

export const requiredSections: readonly Section[] = [
  {
    key: 'personal',
    title: t.personal,
    steps: ['personal-info'],
    empty: (data) => !data.intern_details?.full_name,
    view: (data) => <SectionView of={person} review={data} />,
  },
  {
    key: 'education',
    title: t.education,
    steps: ['education'],
    empty: (data) => noRows(data.institution) || isIncomplete(schools, data),
    view: (data) => <SectionView of={schools} review={data} />,
  },
  {
    key: 'interests',
    title: t.interest,
    steps: ['motivation'],
    empty: (data) => noRows(data.interests) || !data.personal_statements || isIncomplete(motivation, data),
    view: (data) => <SectionView of={motivation} review={data} />,
  },
  {
    key: 'languages',
    title: t.languages,
    steps: ['skills'],
    empty: (data) => noRows(data.languages) || isIncomplete(skills, data),
    view: (data) => <SectionView of={skills} review={data} />,
  },
  {
    key: 'availability',
    title: t.availability,
    steps: ['availability'],
    empty: (data) => noRows(data.period) || incompleteIn(data, 'periods').length > 0,
    view: (data) => <AvailabilityView periods={data.period} incomplete={incompleteIn(data, 'periods')} />,
  },
  {
    key: 'references',
    title: t.references,
    steps: ['academic-reference', 'community-reference'],
    empty: (data) => withoutLetter(data).length > 0,
    lacking: withoutLetter,
    view: (data) => (
      <ReferencesView references={data.references} nameless={incompleteIn(data, 'references')} />
    ),
  },
  {
    key: 'documents',
    title: t.uploads,
    steps: ['documents'],
    empty: (data) =>
      requiredInternshipDocuments.some(
        (type) => !data.uploads?.some((upload) => upload.upload_type === type),
      ),
    view: (data) => <DocumentsView uploads={data.uploads} />,
  },
];

export const optionalSections: readonly Section[] = [
  {
    key: 'disability',
    title: t.disability,
    steps: ['personal-details'],
    view: (data) => <SectionView of={disability} review={data} />,
  },
  {
    key: 'degrees',
    title: t.degrees,
    steps: ['education'],
    empty: (data) => isIncomplete(degrees, data),
    view: (data) => <SectionView of={degrees} review={data} />,
  },
  {
    key: 'honors',
    title: t.honors,
    steps: ['education'],
    empty: (data) => isIncomplete(honors, data),
    view: (data) => <SectionView of={honors} review={data} />,
  },
  {
    key: 'experience',
    title: t.experience,
    steps: ['experience'],
    empty: (data) => experience.some((one) => isIncomplete(one, data)),
    view: (data) =>
      experience.map((one) => (
        <section key={one.key} className="p-rows-view">
          <RowHeading>{translated(one.heading.en)}</RowHeading>
          <SectionView of={one} review={data} />
        </section>
      )),
  },
  {
    key: 'coursework',
    title: t.coursework,
    steps: ['education'],
    empty: (data) => isIncomplete(courses, data),
    view: (data) => <SectionView of={courses} review={data} />,
  },
];
