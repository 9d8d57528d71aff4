import { message } from './message';

/** Messages about waiting lists. */
export const waitingListMessages = {
  added: 'The application is on the waiting list, and its applicant is told.',
  takenOff: 'The application is off the waiting list, and its applicant is told.',
  moved: (place: number) => message('Moved to place {place}.', { place }),
  ordered: 'The waiting list is ordered by score.',
  saved: 'Saved.',
  decided: 'This application is decided, so it waits for no place.',
  offAlready: 'This application is no longer on the waiting list.',
  changed: 'A colleague has changed this waiting list. Look at it again.',
  offered: (minutes: number) =>
    message(
      'The place is offered to the next. It goes out in {minutes} minutes, and can be undone until then.',
      {
        minutes,
      },
    ),
  nobodyWaits: 'Nobody on this waiting list can be offered a place now.',
  placeGone: 'A colleague has already offered this place to the next.',
  notByYou: 'You cannot decide on the next application. Ask a colleague to offer the place.',
  daysOfPlace: 'Choose days on which this place is free.',
  replyDays: 'Enter 1 to 60 days for the reply.',
} as const;
