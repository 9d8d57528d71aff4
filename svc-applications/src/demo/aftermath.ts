import {
  applicationStatuses,
  type Decision,
  feedbackTypeOf,
  labelOf,
  referenceOf,
} from '@portal/contract-svc-applications-v1';
import type { Random } from './random';
import type { Rows } from './rows';
import { daysAfter, type Story } from './story';
import { messages } from './words';

/** A member of staff, as the log of acts names them. */
export interface DemoStaff {
  id: number;
  name: string;
  role: string;
}

/** A row that lists order by time, and is therefore stored in that order. */
export interface Dated {
  created_at: Date;
}

/** What an application leaves behind: its feedback, and its notifications and acts, which the caller sorts by time. */
export function aftermath(
  story: Story,
  staff: DemoStaff,
  random: Random,
): { rows: Rows; notifications: Dated[]; acts: Dated[] } {
  const { person, submittedAt, decidedAt } = story;
  const applicant = { id: person.id, name: person.name, role: story.type };
  const acts = [act(story, 'created', applicant, story.createdAt)];
  const notifications = [];
  if (submittedAt) {
    acts.push(act(story, 'submitted', applicant, submittedAt));
    notifications.push(news(story, 'application_submitted', submittedAt));
  }
  const rows: Rows = { feedback: [] };
  if (decidedAt) {
    const message = random.pick(messages[story.status as Decision]);
    const details = { from: 'submitted', to: story.status, message };
    acts.push(
      act(story, 'viewed', staff, decidedAt),
      act(story, 'status_changed', staff, decidedAt, details),
    );
    notifications.push(news(story, 'status_changed', decidedAt, staff));
    rows.feedback?.push(feedback(story, staff, message, decidedAt, random.percent(70)));
  }
  return { rows, notifications, acts };
}

const act = (story: Story, action: string, actor: DemoStaff, created_at: Date, details: object = {}) => ({
  application_id: story.id,
  action,
  actor_id: actor.id,
  actor_name: actor.name,
  actor_role: actor.role,
  details: JSON.stringify(details),
  created_at,
});

function news(story: Story, type: 'application_submitted' | 'status_changed', at: Date, staff?: DemoStaff) {
  const { person } = story;
  const reference = referenceOf(story.type, story.id);
  const word = labelOf(applicationStatuses, story.status).toLowerCase();
  const programme = story.type === 'intern' ? 'an internship application' : 'a visit application';
  return {
    application_id: story.id,
    application_type: story.type,
    type,
    title: staff ? 'Status changed' : 'Application submitted',
    message: staff
      ? `${staff.name} has set the application of ${person.name} (${reference}) to ${word}.`
      : `${person.name} has submitted ${programme} (${reference}).`,
    person_id: person.id,
    applicant_name: person.name,
    created_at: at,
    since_at: at,
  };
}

const feedback = (story: Story, staff: DemoStaff, message: string, at: Date, read: boolean) => ({
  application_id: story.id,
  person_id: story.person.id,
  status: story.status,
  type: feedbackTypeOf[story.status as Decision],
  message,
  author_id: staff.id,
  author_name: staff.name,
  created_at: at,
  read_at: read ? daysAfter(at, 1) : null,
});
