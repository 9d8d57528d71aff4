/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'An application was submitted': 'Une candidature a été envoyée',
  'A decision was sent': 'Une décision a été envoyée',
  'Sections were reopened for the applicant': 'Des parties ont été rouvertes pour la personne candidate',
  'An application was withdrawn, or the withdrawal was cancelled':
    'Une candidature a été retirée, ou le retrait annulé',
  'A letter of a referee arrived': 'La lettre d’une personne de référence est arrivée',
  'Enter an address that starts with https://': 'Saisissez une adresse qui commence par https://',
  'Choose at least one event': 'Choisissez au moins un événement',
  'This address leads into a private network. Enter one that can be reached from the internet':
    'Cette adresse mène dans un réseau privé. Saisissez‑en une qui peut être atteinte depuis internet',
  'There is no such host. Check the address': 'Ce serveur n’existe pas. Vérifiez l’adresse',
  'There are {most} addresses. First remove one that is no longer needed.':
    'Il y a {most} adresses. Supprimez‑en d’abord une qui n’est plus nécessaire.',
  'This message is already on its way.': 'Ce message est déjà en route.',
  'This address is turned off. Turn it on first.': 'Cette adresse est désactivée. Activez‑la d’abord.',
};

export default sentences;
