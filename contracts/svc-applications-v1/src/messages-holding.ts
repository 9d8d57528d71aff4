/** Minutes for which a decision can be held at most. */
export const holdMinutesMost = 60;

const minutes = (count: number) => (count === 1 ? '1 minute' : `${count} minutes`);

/** What is said of a decision that waits before it counts. */
export const holdMessages = {
  minutes: `Enter a whole number of minutes from 0 to ${holdMinutesMost}`,
  saved: (count: number) => `Decision saved. It goes out in ${minutes(count)}; until then it can be undone.`,
  undone: 'The decision was undone. The applicant has not been told anything.',
  heldAlready: (by: string) => `A decision by ${by} is waiting to go out. Undo it first to decide otherwise.`,
  wentOut: 'This decision has gone out already and cannot be undone. You can send another decision.',
  undoneAlready: 'This decision has been undone already.',
  ended: 'This decision does not wait any more: the application has changed in the meantime.',
} as const;
