import type { Choice } from './vocabulary';

/** The decisions of staff, each with the label of the choice. */
export const decisions = [
  { value: 'in-review', label: 'In review' },
  { value: 'approved', label: 'Approved' },
  { value: 'rejected', label: 'Rejected' },
] as const satisfies readonly Choice[];
export type Decision = (typeof decisions)[number]['value'];

export const feedbackTypes = [
  { value: 'approval', label: 'Approval' },
  { value: 'rejection', label: 'Rejection' },
  { value: 'status_update', label: 'Status update' },
  { value: 'request_info', label: 'Request for information' },
  { value: 'other', label: 'Other' },
] as const satisfies readonly Choice[];
export type FeedbackType = (typeof feedbackTypes)[number]['value'];

/** The type of feedback that goes with a decision when no other is chosen. */
export const feedbackTypeOf: Record<Decision, FeedbackType> = {
  'in-review': 'status_update',
  approved: 'approval',
  rejected: 'rejection',
};

/** Characters of a feedback message, without surrounding blanks. */
export const feedbackLength = { min: 10, max: 1000 } as const;

export const notificationTypes = [
  { value: 'application_updated', label: 'Application updated' },
  { value: 'application_submitted', label: 'Application submitted' },
  { value: 'status_changed', label: 'Status changed' },
  { value: 'other', label: 'Other' },
] as const satisfies readonly Choice[];
export type NotificationType = (typeof notificationTypes)[number]['value'];

export const notificationPeriods = [
  { value: 'all', label: 'All' },
  { value: 'today', label: 'Today' },
  { value: 'week', label: 'This Week' },
  { value: 'month', label: 'This Month' },
] as const satisfies readonly Choice[];
export type NotificationPeriod = (typeof notificationPeriods)[number]['value'];

/** The actions in an application's timeline and in the portal's activity. */
export const auditActions = [
  { value: 'created', label: 'Application started' },
  { value: 'submitted', label: 'Application submitted' },
  { value: 'viewed', label: 'Application viewed' },
  { value: 'edited', label: 'Application edited' },
  { value: 'uploaded', label: 'Document uploaded' },
  { value: 'status_changed', label: 'Status changed' },
  { value: 'decision_held', label: 'Decision saved, to be sent later' },
  { value: 'decision_undone', label: 'Decision undone before it was sent' },
  { value: 'decision_kept', label: 'Decision not sent' },
  { value: 'offer_made', label: 'Place offered' },
  { value: 'offer_accepted', label: 'Offer accepted' },
  { value: 'offer_declined', label: 'Offer declined' },
  { value: 'offer_date_asked', label: 'Another date asked for' },
  { value: 'offer_lapsed', label: 'Offer lapsed' },
  { value: 'offer_withdrawn', label: 'Offer withdrawn' },
  { value: 'offer_taken_back', label: 'Offer cancelled' },
  { value: 'offer_came', label: 'Person came' },
  { value: 'offer_missed', label: 'Person did not come' },
  { value: 'places_changed', label: 'Calendar of places changed' },
  { value: 'exported', label: 'Application exported' },
  { value: 'requested_another', label: 'Another application requested' },
  { value: 'request_approved', label: 'Request approved' },
  { value: 'request_rejected', label: 'Request rejected' },
  { value: 'portal_closed', label: 'Portal closed' },
  { value: 'portal_opened', label: 'Portal opened' },
  { value: 'settings_changed', label: 'Settings changed' },
  { value: 'rounds_changed', label: 'Rounds changed' },
  { value: 'round_moved', label: 'Moved to the next round' },
  { value: 'more_time_given', label: 'More time given' },
  { value: 'mail_sent_again', label: 'Email sent again' },
  { value: 'mail_template_changed', label: 'Email template changed' },
] as const satisfies readonly Choice[];
export type AuditAction = (typeof auditActions)[number]['value'];

/** The reasons for erasing a person, from which the administrator chooses. */
export const erasureReasons = [
  { value: 'person_asked', label: 'The person asked for it' },
  { value: 'mistake', label: 'It was entered by mistake, or twice' },
  { value: 'our_rules', label: 'The law or our own rules require it' },
] as const satisfies readonly Choice[];
export type ErasureReason = (typeof erasureReasons)[number]['value'];
