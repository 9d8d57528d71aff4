import type { MailSubject } from '@portal/service-kit/mail';
import type { TemplateKind } from '@portal/service-kit/mail-words';
import type { Stores } from '../platform';
import type { Mail } from './define-mail';
import type { Work } from './define-work';
import type { DraftFacts } from './parts';

/** The outbox work of all modules together. */
export interface Works {
  all: readonly Work[];
  of(kind: string): Work | undefined;
  /** The mails whose words can be changed, in the order of the administrator's list. */
  templates: readonly TemplateKind[];
  /** The mail that has this template. */
  mailOf(template: string): Mail | undefined;
  draftFacts: DraftFacts;
}

interface Bringing {
  mails?: readonly Mail[];
  works?: readonly Work[];
  draftFacts?: DraftFacts;
}

export function worksOf(modules: readonly Bringing[]): Works {
  const mails = modules.flatMap((module) => module.mails ?? []).sort((one, other) => one.place - other.place);
  const all = [...mails, ...modules.flatMap((module) => module.works ?? [])];
  return {
    all,
    of: (kind) => all.find((one) => one.kind === kind),
    templates: mails.flatMap(({ templates }) => templates),
    draftFacts: async (stores, draft, translator) => {
      const stating = modules.flatMap(({ draftFacts }) => draftFacts ?? []);
      return (await Promise.all(stating.map((state) => state(stores, draft, translator)))).flat();
    },
    mailOf: (key) => mails.find(({ templates }) => templates.some((one) => one.key === key)),
  };
}

export interface QueuedWork {
  kind: string;
  payload: unknown;
}

/** The application that queued work is about, and its owner; null if it is gone, or the work is about none. */
export async function subjectOf(
  works: Works,
  stores: Stores,
  { kind, payload }: QueuedWork,
): Promise<Required<MailSubject> | null> {
  const id = await works.of(kind)?.applicationOf?.(stores, payload);
  const application = id === undefined ? undefined : await stores.applications.find({ id });
  return application ? { applicationId: application.id, personId: application.personId } : null;
}
