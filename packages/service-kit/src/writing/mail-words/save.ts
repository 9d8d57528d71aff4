import { Conflict } from '../../base/errors';
import { checkTemplate, type TemplateSentences } from './check';
import { type Template, type TemplateKind, withPresentNames } from './kinds';
import type { TemplateStore } from './store';

export interface SavedWords<Place> {
  kind: TemplateKind;
  place: Place;
  /** Null restores the standard text. */
  template: Template | null;
  /** The version that the administrator changed; the new version is the next number. */
  version: number;
  savedBy: { id: number; name: string };
  savedAt: Date;
}

/**
 * Stores a new text of a mail as the next version, within the transaction that records who changed it.
 * @throws Invalid; Conflict when another person saved meanwhile
 */
export async function saveTemplate<Place>(
  templates: TemplateStore<Place>,
  { kind, place, template: typed, version, savedBy, savedAt }: SavedWords<Place>,
  sentences: TemplateSentences,
): Promise<void> {
  const template = typed && withPresentNames(typed);
  if (template) checkTemplate(kind, template, sentences);
  const newest = (await templates.versions(place))[0]?.version ?? 0;
  const next = { version: version + 1, template, savedBy, savedAt };
  if (newest !== version || !(await templates.insert(place, next))) throw new Conflict(sentences.changed);
}
