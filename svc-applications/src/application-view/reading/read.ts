import { languageOr } from '@portal/service-kit/language';
import {
  type ApplicationRef,
  abilitiesOf,
  authorize,
  contentsOf,
  type WholeApplication,
} from '../../application';
import { presentDelayed, presentReopened } from '../../decisions';
import { languageFor } from '../../mail';
import { type Actor, isStaff, recordAct, recordOnceADay, type Service } from '../../platform';
import { letterStatusOf, withLetterStates } from '../../referees';
import { progressOf } from '../progress/progress';
import { presentFullReview } from './presenter';

/** The application with all its contents and with the abilities of this person. */
export async function reviewFor(
  service: Pick<Service, 'stores' | 'abilities' | 'auth' | 'clock' | 'portal'>,
  actor: Actor,
  application: WholeApplication,
) {
  const { stores, auth, portal } = service;
  const now = service.clock();
  const [contents, abilities, originals, reopenings, letters] = await Promise.all([
    contentsOf(stores, application),
    abilitiesOf(service, { actor, application, now, calendar: portal.calendar() }),
    stores.originals.of([application]),
    stores.reopenings.newestOf([application.id]),
    letterStatusOf(stores, application),
  ]);
  const review = presentFullReview(application, contents, {
    abilities,
    original: originals.get(application.id) ?? null,
    reopened: presentReopened(reopenings.get(application.id), application, now),
    progress: await progressOf({ stores, portal }, application, contents.documents),
    times: reopenings.get(application.id)?.number ?? 0,
  });
  const whole = withLetterStates(review, letters);
  if (!isStaff(actor)) return whole;
  const [delayed, language] = await Promise.all([
    stores.held.on(application.id),
    languageFor({ stores, auth }, application.id),
  ]);
  return {
    ...whole,
    held_decision: delayed ? presentDelayed(delayed) : null,
    language: languageOr(language),
  };
}

/**
 * Opens an application. A reading by staff is recorded, once a day for each member of staff; an export is recorded
 * each time.
 * @throws NotFound
 */
export async function readApplication(
  service: Service,
  actor: Actor,
  ref: ApplicationRef,
  purpose: 'read' | 'export' = 'read',
) {
  const { stores, clock } = service;
  const application = authorize(actor, 'read', await stores.applications.find(ref));
  const act = { actor, applicationId: application.id };
  if (isStaff(actor) && purpose === 'export')
    await recordAct(stores, { ...act, action: 'exported' }, clock());
  else if (isStaff(actor)) await recordOnceADay(stores, { ...act, action: 'viewed' }, clock());
  // A program that copies applications opens them for nobody.
  if (isStaff(actor) && !actor.program) await stores.looks.note(actor.personId, application.id, clock());
  return { review: await reviewFor(service, actor, application) };
}
