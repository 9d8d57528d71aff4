import { contentsOf } from '../answered/current';
import { abilitiesOf } from '../applications/abilities';
import type { WholeApplication } from '../applications/application';
import { type Asker, authorize, isStaff } from '../applications/policy';
import type { ApplicationRef } from '../applications/store';
import { recordAct, recordOnceADay } from '../audit/audit';
import type { Service } from '../service';
import { presentFullReview } from './presenter';

/** The application with all that it holds, as this person sees it. */
export async function reviewFor(
  { stores, clock }: Pick<Service, 'stores' | 'clock'>,
  asker: Asker,
  application: WholeApplication,
) {
  const [contents, abilities] = await Promise.all([
    contentsOf(stores, application),
    abilitiesOf(stores, { asker, application, now: clock() }),
  ]);
  return presentFullReview(application, contents, abilities);
}

/**
 * Opens an application. That a member of staff has looked at it is written down, once a day for each; that it was
 * exported, each time.
 * @throws NotFound
 */
export async function readApplication(
  service: Service,
  asker: Asker,
  ref: ApplicationRef,
  purpose: 'read' | 'export' = 'read',
) {
  const { stores, clock } = service;
  const application = authorize(asker, 'read', await stores.applications.find(ref));
  const act = { actor: asker, applicationId: application.id };
  if (isStaff(asker) && purpose === 'export')
    await recordAct(stores, { ...act, action: 'exported' }, clock());
  else if (isStaff(asker)) await recordOnceADay(stores, { ...act, action: 'viewed' }, clock());
  return { review: await reviewFor(service, asker, application) };
}
