import type { Stores } from '../store';
import type { Contents } from './contents';

/** All that an application holds. */
export async function contentsOf(stores: Stores, applicationId: number): Promise<Contents> {
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
