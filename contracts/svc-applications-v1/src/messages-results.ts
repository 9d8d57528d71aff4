import { message } from './message';

/** Messages about decisions that are prepared and released together. */
export const resultMessages = {
  prepared: 'The decision is prepared. It goes out when the results are released.',
  changed: 'The prepared decision was changed.',
  takenBack: 'The decision was taken back. The applicant has not been notified.',
  preparedAlready: (by: string) =>
    message('A decision by {by} is already prepared. Change it or take it back.', { by }),
  changedMeanwhile: 'A colleague has changed this prepared decision. Look at it again.',
  onItsWay: 'This decision is being released. Take it back first to change it.',
  takenBackAlready: 'This decision has already been taken back.',
  ended: 'This decision is no longer prepared: the application has changed in the meantime.',
  someChanged:
    'Some of these decisions have changed since you opened the page. Look at them again before you release.',
  offerLate: (reference: string) =>
    message(
      'The place offered with {reference} can no longer be accepted in time. Change its dates before you release.',
      { reference },
    ),
  offerClashes: (reference: string) =>
    message(
      'The place offered with {reference} is no longer free: since it was prepared, its places have been taken or its days have changed. Offer other days before you release.',
      { reference },
    ),
  releaseOver: 'This release is already over.',
} as const;
