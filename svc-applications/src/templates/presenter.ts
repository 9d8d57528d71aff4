import type { Programme } from '@portal/contract-svc-applications-v1';
import { presentLine, presentWords, type TemplateVersion } from '@portal/service-kit/mail-words';
import type { TemplatePlace } from './store';
import { kindOf, languages, templateKinds } from './template';

/** Every mail of every programme and language, changed or not. */
export function presentPlaces(
  programmes: readonly Pick<Programme, 'key'>[],
  changed: readonly (TemplatePlace & TemplateVersion)[],
) {
  return programmes.flatMap(({ key: programme }) =>
    templateKinds.flatMap((kind) =>
      languages.map((language) => {
        const found = changed.find(
          (one) => one.kind === kind.key && one.programme === programme && one.language === language,
        );
        return { kind: kind.key, label: kind.label, programme, language, ...presentLine(kind, found) };
      }),
    ),
  );
}

export function presentTemplate(place: TemplatePlace, versions: readonly TemplateVersion[]) {
  const kind = kindOf(place.kind);
  return {
    kind: place.kind,
    label: kind.label,
    programme: place.programme,
    language: place.language,
    ...presentWords(kind, versions),
  };
}
