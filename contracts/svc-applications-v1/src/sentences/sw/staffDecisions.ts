/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Please select a status and provide feedback.': 'Tafadhali chagua hali na utoe maoni.',
  'Feedback message must be at least {min} characters long.':
    'Ujumbe wa maoni lazima uwe na angalau herufi {min}.',
  'Feedback message cannot exceed {max} characters.': 'Ujumbe wa maoni hauwezi kuzidi herufi {max}.',
  'This application has not been submitted yet': 'Ombi hili bado halijawasilishwa',
  'Somebody else has changed this application since you opened it.':
    'Mtu mwingine amebadilisha ombi hili tangu ulipolifungua.',
  'Application status updated to {status} and email notification sent to applicant.':
    'Hali ya ombi imesasishwa kuwa {status} na barua pepe ya taarifa imetumwa kwa mwombaji.',
  'Application status updated to {status}.': 'Hali ya ombi imesasishwa kuwa {status}.',
  'The email to the applicant could not be sent yet; we keep trying.':
    'Barua pepe kwa mwombaji bado haijaweza kutumwa; tunaendelea kujaribu.',
  '1 minute': 'dakika 1',
  '{count} minutes': 'dakika {count}',
  'Enter a whole number of minutes from 0 to {most}': 'Weka namba kamili ya dakika kuanzia 0 hadi {most}',
  'Decision saved. It will be sent in {time}; until then you can undo it.':
    'Uamuzi umehifadhiwa. Utatumwa baada ya {time}; hadi wakati huo unaweza kuutengua.',
  'The decision was undone. The applicant has not been notified.':
    'Uamuzi umetenguliwa. Mwombaji hajaarifiwa.',
  'A decision by {by} is waiting to be sent. Undo it first to decide otherwise.':
    'Uamuzi wa {by} unasubiri kutumwa. Utengue kwanza ili kuamua vingine.',
  'This decision has already been sent and cannot be undone. You can send another decision.':
    'Uamuzi huu umeshatumwa na hauwezi kutenguliwa. Unaweza kutuma uamuzi mwingine.',
  'This decision has already been undone.': 'Uamuzi huu umeshatenguliwa.',
  'This decision is no longer waiting: the application has changed in the meantime.':
    'Uamuzi huu hausubiri tena: ombi limebadilika wakati huo.',
  'The applicant has withdrawn this application, so there is nothing to decide.':
    'Mwombaji ameondoa ombi hili, kwa hiyo hakuna cha kuamua.',
  'The applicant already has an open application of this kind.':
    'Mwombaji tayari ana ombi lililo wazi la aina hii.',
  'This request has already been decided.': 'Ombi hili la kurudia limeshaamuliwa.',
  'Please provide a reason for rejection': 'Tafadhali toa sababu ya kukataa',
};

export default sentences;
