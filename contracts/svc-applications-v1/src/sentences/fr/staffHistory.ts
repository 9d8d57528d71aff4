/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Application started': 'Candidature commencée',
  'Application viewed': 'Candidature consultée',
  'Application edited': 'Réponses modifiées',
  'Document uploaded': 'Document envoyé',
  'Decision saved, to be sent later': 'Décision enregistrée, à envoyer plus tard',
  'Decision undone before it was sent': 'Décision annulée avant son envoi',
  'Application exported': 'Candidature exportée',
  'Another application requested': 'Autre candidature demandée',
  'Request approved': 'Requête acceptée',
  'Request rejected': 'Requête refusée',
  'Portal closed': 'Portail fermé',
  'Portal opened': 'Portail ouvert',
  'Settings changed': 'Réglages modifiés',
  'Email sent again': 'E‑mail envoyé à nouveau',
  'Email template changed': 'Modèle d’e‑mail modifié',
};

export default sentences;
