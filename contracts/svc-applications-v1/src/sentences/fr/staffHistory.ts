/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Application started': 'Candidature commencée',
  'Application viewed': 'Candidature consultée',
  'Application edited': 'Réponses modifiées',
  'Document uploaded': 'Document envoyé',
  'Decision saved, to go out later': 'Décision enregistrée, à envoyer plus tard',
  'Decision undone before it went out': 'Décision annulée avant son envoi',
  'Application exported': 'Candidature exportée',
  'Another application requested': 'Autre candidature demandée',
  'Request approved': 'Requête acceptée',
  'Request rejected': 'Requête refusée',
  'Portal closed': 'Portail fermé',
  'Portal opened': 'Portail ouvert',
  'Settings changed': 'Réglages modifiés',
  'Email sent again': 'E‑mail envoyé à nouveau',
  'Words of an email changed': 'Texte d’un e‑mail modifié',
};

export default sentences;
