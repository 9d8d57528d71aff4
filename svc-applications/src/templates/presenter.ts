import type { Programme } from '@portal/contract-svc-applications-v1';
import type { TemplatePlace, TemplateVersion } from './store';
import { kindOf, languages, standardOf, templateKinds } from './template';

/** Every mail of every programme and language, changed or not. */
export function presentPlaces(
  programmes: readonly Pick<Programme, 'key'>[],
  changed: readonly (TemplatePlace & TemplateVersion)[],
) {
  return programmes.flatMap(({ key: programme }) =>
    templateKinds.flatMap(({ key: kind, label }) =>
      languages.map((language) => {
        const found = changed.find(
          (one) => one.kind === kind && one.programme === programme && one.language === language,
        );
        return {
          ...{ kind, label, programme, language },
          subject: (found?.template ?? standardOf(kind)).subject,
          version: found?.version ?? 0,
          is_standard: !found?.template,
          saved_by: found?.savedBy.name ?? null,
          saved_at: found?.savedAt.toISOString() ?? null,
        };
      }),
    ),
  );
}

export function presentTemplate(place: TemplatePlace, versions: readonly TemplateVersion[]) {
  const { label, placeholders, standard } = kindOf(place.kind);
  const [newest] = versions;
  return {
    kind: place.kind,
    label,
    programme: place.programme,
    language: place.language,
    ...(newest?.template ?? standard),
    version: newest?.version ?? 0,
    is_standard: !newest?.template,
    standard,
    placeholders: placeholders.map(({ name, meaning, required = false }) => ({ name, meaning, required })),
    versions: versions.map(({ version, template, savedBy, savedAt }) => ({
      ...(template ?? standard),
      version,
      is_standard: template === null,
      saved_by: savedBy.name,
      saved_at: savedAt.toISOString(),
    })),
  };
}
