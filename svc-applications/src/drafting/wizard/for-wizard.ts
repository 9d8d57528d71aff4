import { isFinishedInDashboard, isOpen, type WholeApplication } from '../../application';
import type { Stores } from '../../platform';
import { ContinuedInDashboard } from '../secondary-errors';

/**
 * The application that a wizard shows when this application is the newest of its programme. A wizard never opens a
 * draft from the dashboard: then it shows the application that was submitted before.
 * @throws ContinuedInDashboard where there is none
 */
export async function forWizard(
  { applications }: Stores,
  newest: WholeApplication,
): Promise<WholeApplication> {
  if (!isOpen(newest) || !isFinishedInDashboard(newest)) return newest;
  const theirs = await applications.ofPerson(newest.personId);
  const before = theirs.find((one) => one.type === newest.type && !isOpen(one));
  const submitted = before && (await applications.find({ id: before.id }));
  if (!submitted) throw new ContinuedInDashboard();
  return submitted;
}
