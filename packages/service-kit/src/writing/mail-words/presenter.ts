import type { Template, TemplateKind } from './kinds';
import type { TemplateVersion } from './store';

/** One line of the list of mails: its present subject, and who changed it last. */
export const presentLine = ({ standard }: TemplateKind, found: TemplateVersion | undefined) => ({
  subject: (found?.template ?? standard).subject,
  version: found?.version ?? 0,
  is_standard: !found?.template,
  saved_by: found?.savedBy.name ?? null,
  saved_at: found?.savedAt.toISOString() ?? null,
});

/** The languages in which somebody has changed the text of a mail, from its newest versions. */
export const changedIn = (newest: readonly (TemplateVersion & { language: string })[]): string[] =>
  newest.filter(({ template }) => template).map(({ language }) => language);

/** The text of a mail, the standard text, the placeholders, and every version. */
export function presentWords({ placeholders, standard }: TemplateKind, versions: readonly TemplateVersion[]) {
  const [newest] = versions;
  return {
    ...wordsOf(newest, standard),
    version: newest?.version ?? 0,
    is_standard: !newest?.template,
    standard,
    placeholders: placeholders.map(({ name, meaning, required = false }) => ({ name, meaning, required })),
    versions: versions.map((one) => ({
      ...wordsOf(one, standard),
      version: one.version,
      is_standard: one.template === null,
      saved_by: one.savedBy.name,
      saved_at: one.savedAt.toISOString(),
    })),
  };
}

const wordsOf = (version: TemplateVersion | undefined, standard: Template): Template =>
  version?.template ?? standard;
