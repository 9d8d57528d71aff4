/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Application Review': 'Gusuzuma ubusabe',
  Intern: 'Uwimenyereza',
  interns: 'abimenyereza',
  'Intern Applications': 'Abimenyereza',
  'Intern Application Review': 'Gusuzuma ubusabe bw’uwimenyereza',
  'Intern Name': 'Izina ry’uwimenyereza',
  visitors: 'abashyitsi',
  'Visitor Applications': 'Abashyitsi',
  'Visitor Application Review': 'Gusuzuma ubusabe bw’umushyitsi',
  'Visitor Name': 'Izina ry’umushyitsi',
};

export default sentences;
