import type { Programme } from '@portal/contract-svc-applications-v1';
import type { Language } from '@portal/service-kit/language';
import { changedIn, presentLine, presentWords, type TemplateVersion } from '@portal/service-kit/mail-words';
import type { TemplatePlace } from './store';
import { kindOf, templateKinds } from './template';

/** Every mail of every programme in a language, changed or not. */
export function presentPlaces(
  language: Language,
  programmes: readonly Pick<Programme, 'key'>[],
  changed: readonly (TemplatePlace & TemplateVersion)[],
) {
  return programmes.flatMap(({ key: programme }) =>
    templateKinds.map(({ key, label }) => {
      const versions = changed.filter((one) => one.kind === key && one.programme === programme);
      const found = versions.find((one) => one.language === language);
      const changed_in = changedIn(versions);
      return {
        kind: key,
        label,
        programme,
        language,
        changed_in,
        ...presentLine(kindOf(key, language), found),
      };
    }),
  );
}

export function presentTemplate(place: TemplatePlace, versions: readonly TemplateVersion[]) {
  const kind = kindOf(place.kind, place.language);
  return {
    kind: place.kind,
    label: kind.label,
    programme: place.programme,
    language: place.language,
    ...presentWords(kind, versions),
  };
}
