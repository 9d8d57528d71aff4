import type { Language } from '@portal/service-kit/language';
import { changedIn, presentLine, presentWords, type TemplateVersion } from '@portal/service-kit/mail-words';
import { kindOf, templateKinds } from '../mails/template-kinds';
import type { TemplatePlace } from './store';

/** Presents every mail about accounts in one language, with changed or standard words. */
export function presentPlaces(language: Language, changed: readonly (TemplatePlace & TemplateVersion)[]) {
  return templateKinds.map(({ key, label }) => {
    const versions = changed.filter(({ kind }) => kind === key);
    const found = versions.find((one) => one.language === language);
    const changed_in = changedIn(versions);
    return { kind: key, label, language, changed_in, ...presentLine(kindOf(key, language), found) };
  });
}

export function presentTemplate(place: TemplatePlace, versions: readonly TemplateVersion[]) {
  const kind = kindOf(place.kind, place.language);
  return { kind: place.kind, label: kind.label, language: place.language, ...presentWords(kind, versions) };
}
