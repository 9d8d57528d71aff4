import type { ReviewData } from '@portal/application-ui';
import { AvailabilityView } from '@portal/application-ui/availability';
import { DocumentsView } from '@portal/application-ui/documents';
import { SectionView } from '@portal/application-ui/questions';
import { ReferencesView } from '@portal/application-ui/references';
import { type ReviewedReference, RowHeading } from '@portal/application-ui/review';
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
import type { StepName } from '../../wizard/steps';

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
    title: 'Personal Information',
    steps: ['personal-info'],
    empty: (data) => !data.intern_details?.full_name,
    view: (data) => <SectionView of={person} review={data} />,
  },
  {
    key: 'education',
    title: 'Education Background',
    steps: ['education'],
    empty: (data) => noRows(data.institution),
    view: (data) => <SectionView of={schools} review={data} />,
  },
  {
    key: 'interests',
    title: 'Area of Interest',
    steps: ['motivation'],
    empty: (data) => noRows(data.interests) || !data.personal_statements,
    view: (data) => <SectionView of={motivation} review={data} />,
  },
  {
    key: 'languages',
    title: 'Language Skills',
    steps: ['skills'],
    empty: (data) => noRows(data.languages),
    view: (data) => <SectionView of={skills} review={data} />,
  },
  {
    key: 'availability',
    title: 'Availability',
    steps: ['availability'],
    empty: (data) => noRows(data.period),
    view: (data) => <AvailabilityView periods={data.period} />,
  },
  {
    key: 'references',
    title: 'References',
    steps: ['academic-reference', 'community-reference'],
    empty: (data) => withoutLetter(data).length > 0,
    lacking: withoutLetter,
    view: (data) => <ReferencesView references={data.references} />,
  },
  {
    key: 'documents',
    title: 'Document Uploads',
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
    title: 'Disability',
    steps: ['personal-details'],
    view: (data) => <SectionView of={disability} review={data} />,
  },
  {
    key: 'degrees',
    title: 'Degrees',
    steps: ['education'],
    view: (data) => <SectionView of={degrees} review={data} />,
  },
  {
    key: 'honors',
    title: 'Honors',
    steps: ['education'],
    view: (data) => <SectionView of={honors} review={data} />,
  },
  {
    key: 'experience',
    title: 'Experience',
    steps: ['experience'],
    view: (data) =>
      experience.map((one) => (
        <section key={one.key} className="p-rows-view">
          <RowHeading>{one.heading.en}</RowHeading>
          <SectionView of={one} review={data} />
        </section>
      )),
  },
  {
    key: 'coursework',
    title: 'Coursework',
    steps: ['education'],
    view: (data) => <SectionView of={courses} review={data} />,
  },
];
