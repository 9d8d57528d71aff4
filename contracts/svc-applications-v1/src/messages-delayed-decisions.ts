import { message } from './message';
/** Minutes for which a decision can be held at most. */
export const holdMinutesMost = 60;

const minutes = (count: number) => (count === 1 ? '1 minute' : message('{count} minutes', { count }));

/** Messages about a decision that is held before it takes effect. */
export const holdMessages = {
  minutes: message('Enter a whole number of minutes from 0 to {most}', { most: holdMinutesMost }),
  saved: (count: number) =>
    message('Decision saved. It will be sent in {time}; until then you can undo it.', {
      time: minutes(count),
    }),
  undone: 'The decision was undone. The applicant has not been notified.',
  heldAlready: (by: string) =>
    message('A decision by {by} is waiting to be sent. Undo it first to decide otherwise.', { by }),
  wentOut: 'This decision has already been sent and cannot be undone. You can send another decision.',
  undoneAlready: 'This decision has already been undone.',
  ended: 'This decision is no longer waiting: the application has changed in the meantime.',
} as const;
