import type { ReviewData } from '@portal/application-ui';
import { AvailabilityView } from '@portal/application-ui/availability';
import { DisabilityView } from '@portal/application-ui/disability';
import { DocumentsView } from '@portal/application-ui/documents';
import { CoursesView, DegreesView, HonorsView, InstitutionsView } from '@portal/application-ui/education';
import { ExperienceView } from '@portal/application-ui/experience';
import { MotivationView } from '@portal/application-ui/motivation';
import { PersonalView } from '@portal/application-ui/personal';
import { SectionView } from '@portal/application-ui/questions';
import { ReferencesView } from '@portal/application-ui/references';
import { none, type ReviewSection } from '@portal/application-ui/wizard';
import { requiredInternshipDocuments } from '@portal/contract-svc-applications-v1';
import { skills } from '@portal/contract-svc-applications-v1/questions';
import type { StepName } from '../../wizard/steps';

type Section = ReviewSection<ReviewData> & { steps: readonly StepName[] };

export const requiredSections: readonly Section[] = [
  {
    key: 'personal',
    title: 'Personal Information',
    steps: ['personal-info'],
    empty: (data) => !data.intern_details?.full_name,
    view: (data) => <PersonalView person={data.intern_details ?? {}} />,
  },
  {
    key: 'education',
    title: 'Education Background',
    steps: ['education'],
    empty: (data) => none(data.institution),
    view: (data) => <InstitutionsView rows={data.institution} />,
  },
  {
    key: 'interests',
    title: 'Area of Interest',
    steps: ['motivation'],
    empty: (data) => none(data.interests) || !data.personal_statements,
    view: (data) => <MotivationView interests={data.interests} statement={data.personal_statements} />,
  },
  {
    key: 'languages',
    title: 'Language Skills',
    steps: ['skills'],
    empty: (data) => none(data.languages),
    view: (data) => <SectionView of={skills} review={data} />,
  },
  {
    key: 'availability',
    title: 'Availability',
    steps: ['availability'],
    empty: (data) => none(data.period),
    view: (data) => <AvailabilityView periods={data.period} />,
  },
  {
    key: 'references',
    title: 'References',
    steps: ['academic-reference', 'community-reference'],
    empty: (data) => (data.references ?? []).filter((reference) => reference.letter_path).length < 2,
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
    view: (data) => <DisabilityView disability={data.disability} />,
  },
  {
    key: 'degrees',
    title: 'Degrees',
    steps: ['education'],
    view: (data) => <DegreesView rows={data.degree} />,
  },
  {
    key: 'honors',
    title: 'Honors',
    steps: ['education'],
    view: (data) => <HonorsView rows={data.honours} />,
  },
  {
    key: 'experience',
    title: 'Experience',
    steps: ['experience'],
    view: (data) => (
      <ExperienceView
        clinical={data.clinic_experience}
        research={data.research_experience}
        volunteer={data.volunteer_experience}
      />
    ),
  },
  {
    key: 'coursework',
    title: 'Coursework',
    steps: ['education'],
    view: (data) => <CoursesView rows={data.course_work} />,
  },
];
