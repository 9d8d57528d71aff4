/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'It has been submitted, so it needs no reminder.': 'Elle a été envoyée ; un rappel n’est pas nécessaire.',
  'Somebody worked on it within the last three days.': 'Quelqu’un y a travaillé ces trois derniers jours.',
  'It had its reminder. Each draft gets one after 3 days and one after 10.':
    'Son rappel a été envoyé. Chaque brouillon en reçoit un après 3 jours et un après 10.',
  'The owner has turned off the reminders.': 'La personne candidate a arrêté les rappels.',
  'This email address is not confirmed: it gets only one reminder.':
    'Cette adresse e‑mail n’est pas confirmée : elle reçoit un seul rappel.',
  'No more reminders can be sent today. Try again tomorrow.':
    'Plus aucun rappel n’est envoyé aujourd’hui. Réessayez demain.',
  'Reminders of drafts are turned off in Portal Settings.':
    'Les rappels des brouillons sont désactivés dans les réglages du portail.',
  'The portal is closed, so no reminders are sent.': 'Le portail est fermé ; aucun rappel n’est donc envoyé.',
  'The clock of the server may be wrong. Try again tomorrow.':
    'L’heure du serveur est peut-être fausse. Réessayez demain.',
  'Enter a name of up to 60 characters': 'Saisissez un nom de 60 caractères au plus',
  'You have a view of this name already. Choose another name.':
    'Vous avez déjà une vue de ce nom. Choisissez un autre nom.',
  'You have {most} views. Remove one before you save another.':
    'Vous avez {most} vues. Supprimez‑en une avant d’en enregistrer une autre.',
  'This view cannot be saved: its filters are too long.':
    'Cette vue ne peut pas être enregistrée : ses filtres sont trop longs.',
  'Choose at least one application': 'Choisissez au moins une candidature',
  'Choose at most {most} applications at once': 'Choisissez au plus {most} candidatures à la fois',
  'More than 100,000 applications match. Filter the list, or take them from Reports.':
    'Plus de 100 000 candidatures correspondent. Filtrez la liste, ou prenez-les dans les rapports.',
  'It no longer exists.': 'Elle n’existe plus.',
  'It has changed since you opened the list.': 'Elle a changé depuis que vous avez ouvert la liste.',
  'No letter is outstanding.': 'Aucune lettre n’est attendue.',
  'Each referee got an email within the last three days.':
    'Chaque personne de référence a reçu un message ces trois derniers jours.',
  'This action was started with other applications or another text. Load the list again.':
    'Cette action a été commencée avec d’autres candidatures ou un autre texte. Chargez de nouveau la liste.',
  'There is a reply of this name in this language already. Choose another name.':
    'Il y a déjà une réponse de ce nom dans cette langue. Choisissez un autre nom.',
  'Enter a text of up to 1000 characters': 'Saisissez un texte de 1000 caractères au plus',
  'Only the name and the reference are filled in. Check the words in braces.':
    'Seuls le nom et la référence sont remplis : vérifiez ce qui est entre accolades.',
  'The team has {most} replies. Remove one before you keep another.':
    'L’équipe a {most} réponses. Supprimez‑en une avant d’en enregistrer une autre.',
  'A colleague has changed this reply meanwhile. Close it and open it again.':
    'Un collègue a modifié cette réponse entre-temps. Fermez‑la et rouvrez‑la.',
};

export default sentences;
