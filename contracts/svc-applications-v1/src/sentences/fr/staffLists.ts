/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'It has been sent in, so there is nothing to remind of.':
    'Elle a été envoyée ; il n’y a donc rien à rappeler.',
  'Somebody worked on it within the last three days.': 'Quelqu’un y a travaillé ces trois derniers jours.',
  'Its reminder went out. Each draft gets one after 3 days and one after 10.':
    'Son rappel est parti. Chaque brouillon en reçoit un après 3 jours et un après 10.',
  'The owner has ended the reminders.': 'La personne candidate a arrêté les rappels.',
  'Nobody has proven this email address: it gets one reminder in all.':
    'Personne n’a confirmé cette adresse e‑mail : elle reçoit un seul rappel en tout.',
  'No more reminders go out today. Try again tomorrow.':
    'Plus aucun rappel ne part aujourd’hui. Réessayez demain.',
  'Reminders of drafts are turned off in Portal Settings.':
    'Les rappels des brouillons sont désactivés dans les réglages du portail.',
  'The portal is closed, so nobody is reminded.': 'Le portail est fermé ; personne ne reçoit donc de rappel.',
  'The clock of the server cannot be trusted just now. Try again tomorrow.':
    'L’heure du serveur n’est pas sûre en ce moment. Réessayez demain.',
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
  'It is not there any more.': 'Elle n’existe plus.',
  'It has changed since you looked at the list.': 'Elle a changé depuis que vous avez regardé la liste.',
  'No referee is waited for.': 'Aucune personne de référence n’est attendue.',
  'Each referee was written to within the last three days.':
    'Chaque personne de référence a reçu un message ces trois derniers jours.',
  'This act was begun with other applications or words. Look at the list again.':
    'Cette action a été commencée avec d’autres candidatures ou un autre texte. Regardez à nouveau la liste.',
  'There is a reply of this name in this language already. Choose another name.':
    'Il y a déjà une réponse de ce nom dans cette langue. Choisissez un autre nom.',
  'Enter a text of up to 1000 characters': 'Saisissez un texte de 1000 caractères au plus',
  'Only the name and the reference are filled in: check what stands in braces.':
    'Seuls le nom et la référence sont remplis : vérifiez ce qui est entre accolades.',
  'The team has {most} replies. Remove one before you keep another.':
    'L’équipe a {most} réponses. Supprimez‑en une avant d’en enregistrer une autre.',
  'A colleague has changed this reply meanwhile. Close it and open it again.':
    'Un collègue a modifié cette réponse entre-temps. Fermez‑la et rouvrez‑la.',
};

export default sentences;
