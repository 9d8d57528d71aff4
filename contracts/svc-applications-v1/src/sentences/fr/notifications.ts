/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'All notifications marked as read': 'Toutes les notifications sont marquées comme lues',
  'Application updated': 'Candidature modifiée',
  'Application submitted': 'Candidature envoyée',
  'Status changed': 'Statut changé',
  All: 'Tout',
  Today: 'Aujourd’hui',
  'This Week': 'Cette semaine',
  'This Month': 'Ce mois',
  Approval: 'Acceptation',
  Rejection: 'Refus',
  'Status update': 'Nouvelle du statut',
  'Request for information': 'Demande d’informations',
};

export default sentences;
