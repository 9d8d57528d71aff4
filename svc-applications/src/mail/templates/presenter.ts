import type { Programme } from '@portal/contract-svc-applications-v1';
import type { Language } from '@portal/service-kit/language';
import { changedIn, presentLine, presentWords, type TemplateVersion } from '@portal/service-kit/mail-words';
import type { Works } from '../works';
import type { TemplatePlace } from './store';
import { kindOf } from './template';

type Known = Pick<Works, 'templates'>;

/** Every mail of every programme in a language, whether or not it was changed. */
export function presentPlaces(
  works: Known,
  language: Language,
  programmes: readonly Pick<Programme, 'key'>[],
  changed: readonly (TemplatePlace & TemplateVersion)[],
) {
  return programmes.flatMap(({ key: programme }) =>
    works.templates.map(({ key, label }) => {
      const versions = changed.filter((one) => one.kind === key && one.programme === programme);
      const found = versions.find((one) => one.language === language);
      const changed_in = changedIn(versions);
      return {
        kind: key,
        label,
        programme,
        language,
        changed_in,
        ...presentLine(kindOf(works, key, language), found),
      };
    }),
  );
}

export function presentTemplate(works: Known, place: TemplatePlace, versions: readonly TemplateVersion[]) {
  const kind = kindOf(works, place.kind, place.language);
  return {
    kind: place.kind,
    label: kind.label,
    programme: place.programme,
    language: place.language,
    ...presentWords(kind, versions),
  };
}
