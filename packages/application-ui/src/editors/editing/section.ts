import type { Text } from '@portal/contract-language-v1';
import type { FormLimits } from '@portal/contract-svc-applications-v1';
import { alike } from '@portal/ui/draft';
import type { WizardForm } from '../../base/form';

/** What the rules need besides the answers. */
export interface EditContext {
  limits: FormLimits;
}

/** A member of `data` with its answers. */
export interface EditSection<Form extends WizardForm> {
  member: string;
  /** The tab of its fields. */
  tab: string;
  /** The names of its answers in the form. */
  keys: readonly (keyof Form & string)[];
  /** Messages by path; messages about answers of other sections are ignored. */
  rules: (form: Form, context: EditContext) => Record<string, Text>;
  data: (form: Form) => unknown;
  /** Maps the server's paths in `data` to paths in the form; unchanged when left out. */
  at?: (path: string, form: Form) => string;
}

const answersOf = <Form extends WizardForm>({ keys }: EditSection<Form>, form: Form) =>
  keys.map((key) => form[key]);

/** The sections with changed answers. */
export const changedSections = <Form extends WizardForm>(
  sections: readonly EditSection<Form>[],
  before: Form,
  now: Form,
): EditSection<Form>[] =>
  sections.filter((section) => !alike(answersOf(section, before), answersOf(section, now)));

/** Members of the form that belong to no section. */
export const notAsked = <Form extends WizardForm>(
  sections: readonly EditSection<Form>[],
  form: Form,
): (keyof Form & string)[] => {
  const asked = new Set<string>(sections.flatMap(({ keys }) => keys));
  return (Object.keys(form) as (keyof Form & string)[]).filter((key) => !asked.has(key));
};

/** The `data` to send: the given sections only, with the server's names. */
export const dataFromForm = <Form extends WizardForm>(
  sections: readonly EditSection<Form>[],
  form: Form,
): Record<string, unknown> =>
  Object.fromEntries(sections.map((section) => [section.member, section.data(form)]));

const head = (path: string) => path.split('.')[0] ?? '';

/** The errors in the given sections. */
export function errorsIn<Form extends WizardForm>(
  sections: readonly EditSection<Form>[],
  form: Form,
  context: EditContext,
): Record<string, Text> {
  const found = sections.map(({ rules, keys }) =>
    Object.entries(rules(form, context)).filter(([path]) => (keys as readonly string[]).includes(head(path))),
  );
  return Object.fromEntries(found.flat());
}

/** The tab of a path of the form. */
export function tabOfPath<Form extends WizardForm>(
  sections: readonly EditSection<Form>[],
  path: string,
): string | undefined {
  if (head(path) === 'documents') return 'documents';
  return sections.find(({ keys }) => (keys as readonly string[]).includes(head(path)))?.tab;
}

/** The server's messages, moved from paths in `data` to paths in the form. */
export function errorsAtFields<Form extends WizardForm>(
  sections: readonly EditSection<Form>[],
  form: Form,
  stored: Readonly<Record<string, Text>>,
): Record<string, Text> {
  const moved = Object.entries(stored).map(([path, sentence]) => {
    const [member = '', ...rest] = path.replace(/^data\./, '').split('.');
    const section = sections.find((one) => one.member === member);
    const inside = rest.join('.');
    return [
      section?.at ? section.at(inside, form) : section && inside === '' ? member : inside || member,
      sentence,
    ];
  });
  return Object.fromEntries(moved);
}
