/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Choose at least one section or document.': 'Chagua angalau sehemu moja au hati moja.',
  'This section or document cannot be reopened.': 'Sehemu au hati hii haiwezi kufunguliwa tena.',
  'Say what you need, in {min} characters or more.': 'Sema unachohitaji, kwa herufi {min} au zaidi.',
  'What you need cannot exceed {max} characters.': 'Unachohitaji hakiwezi kuzidi herufi {max}.',
  'Choose a day between tomorrow and {max} days from now.':
    'Chagua siku kati ya kesho na siku {max} kuanzia sasa.',
  'Only a submitted application that is waiting for a decision can be reopened.':
    'Ombi lililowasilishwa linalosubiri uamuzi tu ndilo linaloweza kufunguliwa tena.',
  'The applicant has withdrawn this application, so it cannot be reopened.':
    'Mwombaji ameondoa ombi hili, kwa hiyo haliwezi kufunguliwa tena.',
  'This application is reopened already. Wait for the answers, or end that first.':
    'Ombi hili limeshafunguliwa tena. Subiri majibu, au usitishe hilo kwanza.',
  'This application has changed in the meantime. Look at it again, then reopen it.':
    'Ombi hili limebadilika wakati huo. Liangalie tena, kisha ulifungue tena.',
};

export default sentences;
