import { isFinishedInDashboard, isOpen, type WholeApplication } from '../../application';
import type { Stores } from '../../platform';
import { ContinuedInDashboard } from '../secondary-errors';

/**
 * The application that a wizard shows, given the newest of its programme. A wizard never opens a draft of the
 * dashboard, but shows the application that was submitted before it.
 * @throws ContinuedInDashboard if there is none
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
