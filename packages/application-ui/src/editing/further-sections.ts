import { furtherIn, type Section } from '@portal/contract-svc-applications-v1/questions';
import type { CommonForm } from '../form';
import { rulesOf } from '../questions/rules';
import type { EditContext, EditSection } from './section';

/** On which tab a section's questions stand. */
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

/** Questions that have no member of their own in `data`: each is called by its key. `disability`: on which tab that stands. */
export const furtherSections = <Form extends CommonForm>(
  sections: readonly Section[],
  disability: string,
): EditSection<Form>[] =>
  sections.flatMap((section) =>
    Object.keys(furtherIn([section])).map((key) => ({
      member: key,
      tab: section.key === 'disability' ? disability : (tabs[section.key] ?? 'personal'),
      keys: [key as keyof Form & string],
      rules: (form: Form, { limits }: EditContext) => rulesOf(section)(form, limits),
      data: (form: Form) => trimmed(form[key as keyof Form]),
    })),
  );

const trimmed = (typed: unknown): unknown => (typeof typed === 'string' ? typed.trim() : typed);
