import { type Application, type Document, isOpen, type WholeApplication } from '../../application';
import type { Service } from '../../platform';
import { shareOf } from './share';

type Parts = Pick<Service, 'stores' | 'portal'>;

/** How far each of these applications is, in whole percents by their ids; 100 from the submission on. */
export async function progressOfAll(
  parts: Parts,
  applications: readonly Pick<Application, 'id' | 'status'>[],
): Promise<ReadonlyMap<number, number>> {
  const open = applications.filter(isOpen).map(({ id }) => id);
  const progress = new Map(applications.map(({ id }) => [id, 100]));
  if (open.length === 0) return progress;
  const { stores } = parts;
  const [drafts, documents, letters] = await Promise.all([
    stores.applications.among(open),
    stores.documents.ofAll(open),
    stores.letters.liveOf(open),
  ]);
  const { formLimits: limits } = parts.portal.known();
  const asked = letters.filter(({ state }) => state !== 'declined');
  for (const application of drafts) {
    const own = ({ applicationId }: { applicationId: number }) => applicationId === application.id;
    const filled = { application, documents: documents.filter(own), asked: asked.filter(own), limits };
    progress.set(application.id, shareOf(filled));
  }
  return progress;
}

/** The same for one whose contents are known. */
export async function progressOf(
  { stores, portal }: Parts,
  application: WholeApplication,
  documents: readonly Document[],
): Promise<number> {
  if (!isOpen(application)) return 100;
  const letters = await stores.letters.live(application.id);
  const asked = letters.filter(({ state }) => state !== 'declined');
  return shareOf({ application, documents, asked, limits: portal.known().formLimits });
}
