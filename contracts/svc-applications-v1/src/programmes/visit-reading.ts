import { part, type Reading } from './reading';

export const visitReading: Reading = {
  tabs: [
    part('personal', 'Personal'),
    part('education', 'Education', 'institutions'),
    part('interests', 'Interests', 'motivation'),
    part('languages', 'Languages', 'skills'),
    part('logistics', 'Logistics'),
    part('documents', 'Documents'),
  ],
  page: [
    part('personal', 'Personal Information'),
    part('logistics', 'Visit Logistics'),
    part('education', 'Institution Information', 'institutions'),
    part('degrees', 'Degrees'),
    part('honours', 'Honours & Awards', 'honors'),
    part('purpose', 'Purpose to visit', 'statement'),
    part('interests', 'Interests'),
    part('languages', 'Languages', 'skills'),
    part('references', 'References', 'referees'),
    part('documents', 'Documents'),
  ],
};
