/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'An application was submitted': 'Une candidature a été envoyée',
  'A decision went out': 'Une décision est partie',
  'Sections were reopened for the applicant': 'Des parties ont été rouvertes pour la personne candidate',
  'An application was withdrawn, or the withdrawal taken back':
    'Une candidature a été retirée, ou le retrait annulé',
  'A letter of a referee arrived': 'La lettre d’une personne de référence est arrivée',
  'Enter an address that begins with https://': 'Saisissez une adresse qui commence par https://',
  'Choose what the program is told of': 'Choisissez ce que le programme apprend',
  'This address leads into a private network. Enter one that everybody can reach':
    'Cette adresse mène dans un réseau privé. Saisissez‑en une que tout le monde peut atteindre',
  'There is no such host. Check the address': 'Ce serveur n’existe pas. Vérifiez l’adresse',
  'There are {most} addresses. Remove one that nobody needs first.':
    'Il y a {most} adresses. Supprimez‑en d’abord une dont personne n’a besoin.',
  'This message is on its way already.': 'Ce message est déjà en route.',
  'This address is turned off. Turn it on first.': 'Cette adresse est désactivée. Activez‑la d’abord.',
};

export default sentences;
