import type { FormLimits } from '@portal/contract-svc-applications-v1';
import { asTyped } from '../sections/from-form';
import { sectionsOf } from '../sections/of-programme';
import type { Stores } from '../store';
import { isOpen, type WholeApplication } from './application';
import type { Contents } from './contents';

/** A text is shown however long it is. */
const unlimited: FormLimits = { experience_description: Infinity, personal_statement: Infinity };
export const shownSections = sectionsOf(() => unlimited);

/** All that an application holds: of one that is still being made, what was typed last. */
export async function contentsOf(
  stores: Stores,
  { id, type, status, formData }: Pick<WholeApplication, 'id' | 'type' | 'status' | 'formData'>,
): Promise<Contents> {
  const stored = await storedContents(stores, id);
  return isOpen({ status }) ? asTyped(shownSections[type], stored, formData) : stored;
}

/** What the tables hold. */
export async function storedContents(stores: Stores, applicationId: number): Promise<Contents> {
  const [details, lists, referees, documents, organisation, logistics] = await Promise.all([
    stores.applications.details(applicationId),
    stores.sections.lists(applicationId),
    stores.sections.referees(applicationId),
    stores.documents.of(applicationId),
    stores.visits.organisation(applicationId),
    stores.visits.logistics(applicationId),
  ]);
  if (!details) throw new Error(`Application ${applicationId} has no details`);
  return { details, lists, referees, documents, organisation, logistics };
}
