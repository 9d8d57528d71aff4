import type { ScoreForm } from './form';
import { meanAndSpread, pointsOf, type ScoreSheet, totalOf } from './sheet';

export const presentForm = ({ id, version, criteria }: ScoreForm) => ({ id, version, criteria });

/** A score sheet for the reader who fills it in. A draft shows points for the criteria of the newest form only. */
export const presentOwn = (sheet: ScoreSheet, form: ScoreForm | undefined) => ({
  points: pointsOf((sheet.sentAt || !form ? sheet.form : form).criteria, sheet.points),
  comment: sheet.comment,
  version: sheet.version,
  saved_at: sheet.updatedAt.toISOString(),
  sent_at: sheet.sentAt?.toISOString() ?? null,
});

/** The sent score sheets with their mean and spread; null if none was sent. */
export function presentSheets(sheets: ScoreSheet[]) {
  const sent = sheets.filter(({ sentAt }) => sentAt !== null);
  const statistics = meanAndSpread(sent.map(({ form, points }) => totalOf(form.criteria, points)));
  return statistics && { ...statistics, sheets: sent.map(presentSheet) };
}

const presentSheet = ({ reader, form, points, comment, sentAt, updatedAt }: ScoreSheet) => ({
  reader: reader.name,
  sent_at: (sentAt ?? updatedAt).toISOString(),
  total: totalOf(form.criteria, points),
  comment,
  points: form.criteria.map(({ key, name, weight }) => ({ key, name, weight, points: points[key] ?? 0 })),
});
