import { enter } from '@portal/application-ui/testing';
import { abilities, application, fakePortal, openDashboard, openInLanguages, reviewOf, screen } from './open';

/** A further visit application without answers. */
export const visit = application(9, 'visitor', 'draft', { abilities: abilities.furtherDraft });

const unanswered = reviewOf(visit, { visitor_info: null, logistics: null, purpose: null });
const at = '/applications/9/finish';

export async function openVisit(portal = fakePortal({ applications: [visit] })) {
  portal.stored.reviews[9] ??= unanswered;
  const dashboard = openDashboard({ portal, at });
  await screen.findByRole('button', { name: 'Submit Application' });
  const submit = () => dashboard.user.click(screen.getByRole('button', { name: 'Submit Application' }));
  return { ...dashboard, submit };
}

/** Opens the application in English, with all languages offered. */
export async function openVisitInLanguages() {
  const portal = fakePortal({ applications: [visit], reviews: { 9: unanswered } });
  const dashboard = await openInLanguages(['en', 'fr', 'rw'], { portal, at });
  await screen.findByRole('button', { name: 'Submit Application' });
  return dashboard;
}

/** Fills in every question. */
export async function fillVisit({ user }: Pick<Awaited<ReturnType<typeof openVisit>>, 'user'>) {
  await enter(user, screen.getByLabelText('Institution name'), 'University of Rwanda');
  await enter(user, screen.getByLabelText('Position'), 'Lecturer');
  await user.selectOptions(screen.getByLabelText('Purpose of visit'), 'research');
  await enter(user, screen.getByLabelText('Visit start date'), '2099-02-01');
  await enter(user, screen.getByLabelText('Visit end date'), '2099-02-12');
  await user.click(screen.getByRole('radio', { name: 'No' }));
}
