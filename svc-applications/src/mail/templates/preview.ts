import {
  type ApplicationType,
  programmes,
  templateMessages as t,
} from '@portal/contract-svc-applications-v1';
import { NotFound } from '@portal/service-kit/errors';
import type { WrittenMail } from '@portal/service-kit/mail';
import { checkTemplate, type Template } from '@portal/service-kit/mail-words';
import { type Actor, type Hidden, type Service, type Stores, translatorFor } from '../../platform';
import type { Sample } from '../define-mail';
import type { TemplatePlace } from './store';
import { kindOf } from './template';

/** A made-up application for a programme that has none yet. */
const nobody = (type: ApplicationType): Sample['application'] => ({
  id: 7,
  type,
  origin: 'wizard',
  currentStep: 6,
  submittedAt: null,
  identity: {
    fullName: 'Amina Uwase',
    email: 'amina@example.org',
    phoneNumber: '+250788000111',
    dateOfBirth: '2000-01-01',
  },
});

export interface PreviewRequest {
  actor: Actor;
  place: TemplatePlace;
  template: Template;
  /** The application whose facts are shown; absent: the newest of the programme. */
  applicationId?: number;
}

type Parts = Pick<Service, 'stores' | 'works' | 'branding' | 'publicUrl' | 'clock' | 'portal'>;

/**
 * The mail that these words would make; nothing is stored or sent.
 * @throws Invalid, NotFound
 */
export async function previewTemplate(
  { stores, works, branding, publicUrl, clock, portal }: Parts,
  { actor, place, template, applicationId }: PreviewRequest,
): Promise<WrittenMail & { applicationId: number | null }> {
  checkTemplate(kindOf(works, place.kind), template, t);
  const type = typeOf(place);
  const id = applicationId ?? (await newestOf(stores, type, await stores.conflicts.hiddenFrom(actor)));
  const found = id === undefined ? undefined : await stores.applications.find({ id, type });
  if (applicationId !== undefined && !found) throw new NotFound();
  const mail = works.mailOf(place.kind);
  if (!mail) throw new NotFound();
  const { timeZone } = portal.known();
  const shown = { application: found ?? nobody(type), branding, publicUrl, now: clock(), timeZone };
  const wording = { template, translator: translatorFor(place.language) };
  return { ...mail.sample(shown, wording, place.kind), applicationId: found?.id ?? null };
}

async function newestOf(
  { lists }: Pick<Stores, 'lists'>,
  type: ApplicationType,
  hidden: Hidden,
): Promise<number | undefined> {
  const sort = { by: 'created_at' as const, descending: true };
  return (await lists.page({ type, sort, terms: [], hidden, offset: 0, limit: 1 })).rows[0]?.id;
}

function typeOf({ programme }: TemplatePlace): ApplicationType {
  const found = programmes.find(({ key }) => key === programme);
  if (!found) throw new NotFound();
  return found.key;
}
