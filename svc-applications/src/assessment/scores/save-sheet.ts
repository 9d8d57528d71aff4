import { readingMessages as t } from '@portal/contract-svc-applications-v1';
import { Conflict, Invalid } from '@portal/service-kit/errors';
import { type Actor, nameOf, type Service, type Stores } from '../../platform';
import { lockSubmitted } from '../submitted';
import type { ScoreForm } from './form';
import { lacking, type Points, pointsOf, type ScoreSheet } from './sheet';

export interface SaveSheet {
  actor: Actor;
  applicationId: number;
  /** The version of the score sheet that the reader fills in. */
  formId: number;
  points: Points;
  comment: string;
  /** The version of the reader's sheet that was read; 0 for the first save. */
  version: number;
  /** Whether the sheet is sent, so that colleagues see it. */
  send: boolean;
}

/**
 * Saves a reader's sheet as a draft, or sends it. The transaction locks the application, so that of two windows the
 * second gets a conflict.
 * @throws NotFound, Conflict
 * @throws Invalid if points are missing when the sheet is sent
 */
export function saveSheet(
  { stores, clock }: Pick<Service, 'stores' | 'clock'>,
  request: SaveSheet,
): Promise<ScoreSheet> {
  const { actor, applicationId, comment, version, send } = request;
  return stores.transaction(async (trx) => {
    const { type } = await lockSubmitted(trx, actor, applicationId);
    const before = await trx.scores.own(applicationId, actor.personId);
    if (before?.sentAt) throw new Conflict(t.sheetSent);
    if ((before?.version ?? 0) !== version) throw new Conflict(t.sheetStale);
    const form = await formOf(trx, type, request);
    const points = pointsOf(form.criteria, request.points);
    if (send) requireAll(form, points);
    const now = clock();
    const reader = { id: actor.personId, name: nameOf(actor) };
    const sheet = { applicationId, reader, form, points, comment, version: version + 1, updatedAt: now };
    const saved = { ...sheet, sentAt: send ? now : null };
    await trx.scores.save(saved);
    const subject = { kind: 'application', id: applicationId };
    if (send) await trx.events.add({ kind: 'score_sheet_sent', actor, subject }, now);
    return saved;
  });
}

/** The form that a sheet answers: a draft may continue with an earlier one, but a sent sheet needs the newest. */
async function formOf(
  { scores }: Stores,
  programme: ScoreForm['programme'],
  { formId, send }: SaveSheet,
): Promise<ScoreForm> {
  const newest = await scores.form(programme);
  if (!newest) throw new Conflict(t.noForm);
  if (newest.id === formId) return newest;
  const earlier = await scores.formById(formId);
  if (send || earlier?.programme !== programme) throw new Conflict(t.otherForm);
  return earlier;
}

function requireAll({ criteria }: ScoreForm, points: Points): void {
  const missing = lacking(criteria, points);
  if (missing.length > 0)
    throw new Invalid(Object.fromEntries(missing.map(({ key }) => [`points.${key}`, [t.points]])));
}
