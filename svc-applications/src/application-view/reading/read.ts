import { languageOr } from '@portal/service-kit/language';
import { contentsOf } from '../../application/answered/current';
import type { WholeApplication } from '../../application/application';
import { authorize } from '../../application/policy';
import type { ApplicationRef } from '../../application/store';
import { presentHeld } from '../../decisions/holding/presenter';
import { presentReopened } from '../../decisions/reopening/presenter';
import { languageFor } from '../../mail/wording';
import { recordAct, recordOnceADay } from '../../platform/audit/audit';
import { type Asker, isStaff } from '../../platform/roles';
import type { Service } from '../../platform/service';
import { withLetterStates } from '../../referees/in-wizard';
import { standingOf } from '../../referees/standing';
import { abilitiesOf } from '../abilities';
import { progressOf } from '../progress/progress';
import { presentFullReview } from './presenter';

/** The application with all its contents and with the abilities of this person. */
export async function reviewFor(
  { stores, auth, clock, portal }: Pick<Service, 'stores' | 'auth' | 'clock' | 'portal'>,
  asker: Asker,
  application: WholeApplication,
) {
  const now = clock();
  const [contents, abilities, originals, reopenings, letters] = await Promise.all([
    contentsOf(stores, application),
    abilitiesOf(stores, { asker, application, now, calendar: portal.calendar() }),
    stores.originals.of([application]),
    stores.reopenings.newestOf([application.id]),
    standingOf(stores, application),
  ]);
  const review = presentFullReview(application, contents, {
    abilities,
    original: originals.get(application.id) ?? null,
    reopened: presentReopened(reopenings.get(application.id), application, now),
    progress: await progressOf({ stores, portal }, application, contents.documents),
    times: reopenings.get(application.id)?.number ?? 0,
  });
  const whole = withLetterStates(review, letters);
  if (!isStaff(asker)) return whole;
  const [held, language] = await Promise.all([
    stores.held.on(application.id),
    languageFor({ stores, auth }, application.id),
  ]);
  return {
    ...whole,
    held_decision: held ? presentHeld(held) : null,
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
  // A program that copies applications opens them for nobody.
  if (isStaff(asker) && !asker.program) await stores.looks.note(asker.personId, application.id, clock());
  return { review: await reviewFor(service, asker, application) };
}
