import { furtherIn } from '@portal/contract-svc-applications-v1/questions';
import type { WholeApplication } from '../applications/application';
import { isOpen } from '../applications/application';
import type { Contents, StoredContents } from '../applications/contents';
import type { Stores } from '../store';
import { type Answers, formOf, sectionsAsked, withTyped } from './answers';
import { contentsFrom } from './contents-from';
import { answersOfContents } from './of-contents';

/** What tells an application's answers. */
export type Told = Pick<WholeApplication, 'id' | 'type' | 'status' | 'formData' | 'answers' | 'identity'>;

/** The answers of an application: its document, made anew where a service of before has written since. */
export const answersOf = async (stores: Stores, application: Told): Promise<Answers> =>
  application.answers ?? folded(application, await storedContents(stores, application.id));

/** The application with its answers at hand, and in its form what an older portal's lacks of them. */
export async function withAnswers<Whole extends WholeApplication>(
  stores: Stores,
  application: Whole,
): Promise<Whole & { answers: Answers }> {
  const answers = await answersOf(stores, application);
  return { ...application, answers, formData: { ...formOf(answers), ...application.formData } };
}

/** All that an application holds. */
export async function contentsOf(stores: Stores, application: Told): Promise<Contents> {
  const [answers, documents] = await Promise.all([
    answersOf(stores, application),
    stores.documents.of(application.id),
  ]);
  const { type, identity } = application;
  return { ...contentsFrom(answers, { type, identity, frozen: !isOpen(application) }), documents };
}

/**
 * One document out of the form and the tables: until an application is submitted its form was typed last, from then on
 * the tables are what was read.
 */
export function folded(
  { type, status, formData }: Pick<Told, 'type' | 'status' | 'formData'>,
  contents: StoredContents,
): Answers {
  const stored = answersOfContents(type, contents);
  if (isOpen({ status })) return withTyped(type, told(stored), formData);
  const asked = sectionsAsked[type].flatMap(({ ask }) => Object.keys(ask));
  const untold = [...inFormAlone, ...Object.keys(furtherIn(sectionsAsked[type]))];
  const alone = Object.entries(formData).filter(([key]) => !asked.includes(key) || untold.includes(key));
  return { ...Object.fromEntries(alone), ...stored };
}

/** What never had a table. */
const inFormAlone = [
  'purpose',
  'agree_submission',
  'agree_terms',
  'agreement',
  'previous_degrees',
  'signature',
];

/** Without what was never told: a question that has no answer yet is not one that was emptied. */
const told = (answers: Answers): Answers =>
  Object.fromEntries(
    Object.entries(answers).filter(
      ([, value]) =>
        value !== undefined &&
        value !== null &&
        value !== '' &&
        !(Array.isArray(value) && value.length === 0),
    ),
  );

/** What the tables hold. */
export async function storedContents(stores: Stores, applicationId: number): Promise<StoredContents> {
  const [details, lists, referees, organisation, logistics] = await Promise.all([
    stores.applications.details(applicationId),
    stores.sections.lists(applicationId),
    stores.sections.referees(applicationId),
    stores.visits.organisation(applicationId),
    stores.visits.logistics(applicationId),
  ]);
  if (!details) throw new Error(`Application ${applicationId} has no details`);
  return { details, lists, referees, organisation, logistics };
}
