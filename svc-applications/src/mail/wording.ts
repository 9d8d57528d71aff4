import type { TemplateKind, Wording } from '@portal/service-kit/mail-words';
import type { Application } from '../application';
import { translatorFor } from '../platform';
import type { DeliveryParts } from './parts';

type Parts = Pick<DeliveryParts, 'stores' | 'auth'>;
type About = Pick<Application, 'id' | 'type'>;

/** The present words of a mail about an application, in its owner's language. */
export async function wordingFor(parts: Parts, template: TemplateKind, about: About): Promise<Wording> {
  return wordingIn(parts, template, { type: about.type, language: await languageFor(parts, about.id) });
}

/** The present words of a mail of a programme in a given language. */
export async function wordingIn(
  { stores }: Pick<DeliveryParts, 'stores'>,
  { key: kind }: TemplateKind,
  { type: programme, language: kept }: Pick<Application, 'type'> & { language: string | null },
): Promise<Wording> {
  const translator = translatorFor(kept);
  const template = await stores.templates.current({ kind, programme, language: translator.language });
  return { template, translator };
}

/** The standard words in English. */
export const plainWording = ({ standard: template }: TemplateKind): Wording => ({
  template,
  translator: translatorFor('en'),
});

/**
 * The language of an application's owner: chosen for the account on any device, or else that of the page on which the
 * application was last written. A mail does not wait for svc-auth because of it.
 */
export async function languageFor({ stores, auth }: Parts, id: number): Promise<string | null> {
  const owner = await stores.languages.ofOwner(id);
  if (!owner) return null;
  const chosen = await auth.languageOf(owner.personId).catch(() => undefined);
  return chosen ?? owner.language;
}
