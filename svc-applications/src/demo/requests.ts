import type { DemoStaff } from './aftermath';
import type { Random } from './random';
import { daysAfter, type Story } from './story';
import { reasons, rejectionNotes } from './words';

const yearDays = 365;

/** A request for another application after this application, and its outcome; undefined where there is none. */
export function requestOn(
  story: Story,
  { random, now, staff }: { random: Random; now: Date; staff: DemoStaff },
): { status: 'pending' | 'approved' | 'rejected'; row: object; reviewedAt: Date } | undefined {
  const { id, person, type, submittedAt, decidedAt } = story;
  if (!submittedAt || !decidedAt || story.status === 'in-review') return undefined;
  const may = daysAfter(submittedAt, yearDays);
  if (may > now || !random.percent(8)) return undefined;
  const asked = new Date(Math.min(now.getTime(), daysAfter(may, random.below(60)).getTime()));
  const reviewedAt = new Date(Math.min(now.getTime(), daysAfter(asked, 1 + random.below(9)).getTime()));
  const status = random.pick(['pending', 'pending', 'rejected', 'rejected', 'approved'] as const);
  const decided = status !== 'pending';
  const row = {
    person_id: person.id,
    application_type: type,
    status,
    pending_slot: decided ? null : `${person.id}:${type}`,
    user_reason: random.pick(reasons),
    admin_notes: status === 'rejected' ? random.pick(rejectionNotes) : null,
    reviewer_id: decided ? staff.id : null,
    reviewed_by: decided ? staff.name : null,
    reviewed_at: decided ? reviewedAt : null,
    seen_at: decided && random.percent(60) ? now : null,
    created_at: asked,
    original_application_id: id,
    created_application_id: null,
    applicant_name: person.name,
    applicant_email: person.email,
  };
  return { status, row, reviewedAt };
}
