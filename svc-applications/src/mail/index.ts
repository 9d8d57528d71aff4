/** Everything that other modules may use from this one. */
export { defineMail } from './define-mail';
export { defineWork, type Work } from './define-work';
export { delivery } from './delivery';
export { outboxMessage } from './message-id';
export type { DeliveryParts, DraftFacts } from './parts';
export { message, name, one, organisation, programme, reference } from './placeholders';
export { programmeIn } from './programme-in';
export { mailRecordAnswer, presentMailRecord } from './record-presenter';
export { daysOf, judgeReminders, notifiedBefore } from './reminders/by-hand';
export { queueReminder } from './reminders/round';
export { stoppedAt, wayBack } from './reminders/steps';
export { inAMonth, sampleMessage, sampleSecret } from './sample';
export { languageFor, plainWording, wordingFor, wordingIn } from './wording';
export { worksOf } from './works';
