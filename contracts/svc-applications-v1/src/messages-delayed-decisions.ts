/** Minutes for which a decision can be held at most. */
export const holdMinutesMost = 60;

const minutes = (count: number) => (count === 1 ? '1 minute' : `${count} minutes`);

/** Messages about a decision that is held before it takes effect. */
export const holdMessages = {
  minutes: `Enter a whole number of minutes from 0 to ${holdMinutesMost}`,
  saved: (count: number) =>
    `Decision saved. It will be sent in ${minutes(count)}; until then you can undo it.`,
  undone: 'The decision was undone. The applicant has not been notified.',
  heldAlready: (by: string) =>
    `A decision by ${by} is waiting to be sent. Undo it first to decide otherwise.`,
  wentOut: 'This decision has already been sent and cannot be undone. You can send another decision.',
  undoneAlready: 'This decision has already been undone.',
  ended: 'This decision is no longer waiting: the application has changed in the meantime.',
} as const;
