import { extraIn, type Section } from '@portal/contract-svc-applications-v1/questions';
import type { CommonForm } from '../../base/form';
import { rulesOf } from '../../steps/questions/rules';
import { underKeys } from './common-sections';
import type { EditSection } from './section';

/** The tab of a section's questions. */
const tabs: Readonly<Record<string, string>> = {
  skills: 'languages',
  organisation: 'institution',
  schools: 'education',
  'highest-education': 'education',
  degrees: 'education',
  honors: 'education',
  courses: 'education',
  interests: 'interests',
  statement: 'interests',
  availability: 'availability',
  logistics: 'logistics',
};

/**
 * Questions without a member of their own in `data`: each has its key as its name. `disability` is the tab of that
 * section.
 */
export const furtherSections = <Form extends CommonForm>(
  sections: readonly Section[],
  disability: string,
): EditSection<Form>[] =>
  sections.flatMap((section) =>
    underKeys<Form>(
      extraIn([section]),
      section.key === 'disability' ? disability : (tabs[section.key] ?? 'personal'),
      rulesOf(section),
    ),
  );
