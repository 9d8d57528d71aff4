/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Application started': 'Ubusabe bwatangijwe',
  'Application viewed': 'Ubusabe bwarebwe',
  'Application edited': 'Ubusabe bwavuguruwe',
  'Document uploaded': 'Inyandiko yoherejwe',
  'Decision saved, to be sent later': 'Icyemezo cyabitswe, kizoherezwa nyuma',
  'Decision undone before it was sent': 'Icyemezo cyavanyweho mbere yo koherezwa',
  'Application exported': 'Ubusabe bwavanywe mu rubuga',
  'Another application requested': 'Hasabwe ubundi busabe',
  'Request approved': 'Icyifuzo cyemewe',
  'Request rejected': 'Icyifuzo cyanzwe',
  'Portal closed': 'Urubuga rwafunzwe',
  'Portal opened': 'Urubuga rwafunguwe',
  'Settings changed': 'Igenamiterere ryahinduwe',
  'Email sent again': 'Imeyili yongeye koherezwa',
  'Email template changed': 'Inyandiko-fatizo y’imeyili yahinduwe',
};

export default sentences;
