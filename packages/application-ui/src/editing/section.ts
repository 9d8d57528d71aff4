import type { FormLimits } from '@portal/contract-svc-applications-v1';
import { alike } from '@portal/ui/wizard';
import type { CommonForm } from '../form';

/** What the rules need to know besides the answers. */
export interface EditContext {
  limits: FormLimits;
}

/** One member of `data` with the answers that make it up. */
export interface EditSection<Form extends CommonForm> {
  member: string;
  /** The tab its fields stand on. */
  tab: string;
  /** Its answers in the form. */
  keys: readonly (keyof Form & string)[];
  /** Sentences by path; those about other answers are left aside. */
  rules: (form: Form, context: EditContext) => Record<string, string>;
  data: (form: Form) => unknown;
  /** Where the server's sentences about fields of `data` stand in the form; by their own name when left out. */
  at?: (path: string, form: Form) => string;
}

const answersOf = <Form extends CommonForm>({ keys }: EditSection<Form>, form: Form) =>
  keys.map((key) => form[key]);

/** The sections whose answers differ. */
export const changedSections = <Form extends CommonForm>(
  sections: readonly EditSection<Form>[],
  before: Form,
  now: Form,
): EditSection<Form>[] =>
  sections.filter((section) => !alike(answersOf(section, before), answersOf(section, now)));

/** The answers that differ, by name. */
export const changedKeys = <Form extends CommonForm>(
  sections: readonly EditSection<Form>[],
  before: Form,
  now: Form,
): (keyof Form & string)[] => [
  ...new Set(sections.flatMap(({ keys }) => keys.filter((key) => !alike(before[key], now[key])))),
];

/** What is sent: the given sections alone, as the server calls them. */
export const dataFromForm = <Form extends CommonForm>(
  sections: readonly EditSection<Form>[],
  form: Form,
): Record<string, unknown> =>
  Object.fromEntries(sections.map((section) => [section.member, section.data(form)]));

const head = (path: string) => path.split('.')[0] ?? '';

/** What is wrong in the given sections. */
export function errorsIn<Form extends CommonForm>(
  sections: readonly EditSection<Form>[],
  form: Form,
  context: EditContext,
): Record<string, string> {
  const found = sections.map(({ rules, keys }) =>
    Object.entries(rules(form, context)).filter(([path]) => (keys as readonly string[]).includes(head(path))),
  );
  return Object.fromEntries(found.flat());
}

/** The tab on which a path of the form stands. */
export function tabOfPath<Form extends CommonForm>(
  sections: readonly EditSection<Form>[],
  path: string,
): string | undefined {
  if (head(path) === 'documents') return 'documents';
  return sections.find(({ keys }) => (keys as readonly string[]).includes(head(path)))?.tab;
}

/** The server's sentences, moved from the places in `data` to those in the form. */
export function errorsAtFields<Form extends CommonForm>(
  sections: readonly EditSection<Form>[],
  form: Form,
  told: Readonly<Record<string, string>>,
): Record<string, string> {
  const moved = Object.entries(told).map(([path, sentence]) => {
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
