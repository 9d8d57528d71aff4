/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Application Review': 'Examen de la candidature',
  Intern: 'Stagiaire',
  interns: 'stagiaires',
  'Intern Applications': 'Candidatures de stage',
  'Intern Application Review': 'Examen d’une candidature de stage',
  'Intern Name': 'Nom (stage)',
  visitors: 'personnes en visite',
  'Visitor Applications': 'Candidatures de visite',
  'Visitor Application Review': 'Examen d’une candidature de visite',
  'Visitor Name': 'Nom (visite)',
};

export default sentences;
