import { presentLine, presentWords, type TemplateVersion } from '@portal/service-kit/mail-words';
import { kindOf, languages, templateKinds } from './kinds';
import type { TemplatePlace } from './store';

/** Every mail about accounts in every language, changed or not. */
export function presentPlaces(changed: readonly (TemplatePlace & TemplateVersion)[]) {
  return templateKinds.flatMap((kind) =>
    languages.map((language) => {
      const found = changed.find((one) => one.kind === kind.key && one.language === language);
      return { kind: kind.key, label: kind.label, language, ...presentLine(kind, found) };
    }),
  );
}

export function presentTemplate(place: TemplatePlace, versions: readonly TemplateVersion[]) {
  const kind = kindOf(place.kind);
  return { kind: place.kind, label: kind.label, language: place.language, ...presentWords(kind, versions) };
}
