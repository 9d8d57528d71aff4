/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  Grey: 'Gris',
  Blue: 'Bleu',
  Green: 'Vert',
  Yellow: 'Jaune',
  Red: 'Rouge',
  'You said that you know this person. Somebody else reads this application.':
    'Vous avez dit que vous connaissez cette personne. Quelqu’un d’autre lit cette candidature.',
  'Notes, labels and readers are for applications that have been submitted.':
    'Les notes, les étiquettes et les attributions sont pour les candidatures envoyées.',
  'Write a note of at most {note} characters.': 'Écrivez une note de {note} caractères au plus.',
  'This application has as many notes as it can have. Remove one that is not needed any more.':
    'Cette candidature a le plus grand nombre de notes possible. Supprimez‑en une qui n’est plus nécessaire.',
  'Enter a name of at most {most} characters.': 'Saisissez un nom de {most} caractères au plus.',
  'There is a label with this name already.': 'Il y a déjà une étiquette de ce nom.',
  'There can be {labels} labels. Remove one that is not needed any more.':
    'Il peut y avoir {labels} étiquettes. Supprimez‑en une qui n’est plus nécessaire.',
  'This label no longer exists. Open the application again.':
    'Cette étiquette n’existe plus. Ouvrez à nouveau la candidature.',
  'Choose a reader. Somebody you chose has left the staff.':
    'Choisissez qui lit. Une personne que vous avez choisie ne fait plus partie de l’équipe.',
  'This reader knows the applicant, so they cannot read this application.':
    'Cette personne connaît la personne candidate et ne peut donc pas lire cette candidature.',
  'The applicant has withdrawn this application.': 'La personne candidate a retiré cette candidature.',
  '{reader} knows this person.': '{reader} connaît cette personne.',
  'All of these readers know this person.': 'Tout le monde parmi ces collègues connaît cette personne.',
  '{reader} is already a reader of it.': '{reader} la lit déjà.',
  'It already has these readers.': 'Ces collègues la lisent déjà.',
  'Choose at least one reader.': 'Choisissez au moins une personne qui lit.',
  'Enter a whole number of readers from 1 to {most}.':
    'Saisissez un nombre entier de lectures de 1 à {most}.',
  'No application matches. Choose another programme or status.':
    'Aucune candidature ne correspond. Choisissez un autre programme ou statut.',
  'At most {together} applications can be assigned at once. Choose fewer.':
    'Au plus {together} candidatures peuvent être attribuées en une fois. Choisissez‑en moins.',
  'Enter 1 to {criteria} criteria.': 'Saisissez de 1 à {criteria} critères.',
  'Enter at most {most} characters.': 'Saisissez au plus {most} caractères.',
  'Enter a whole number from 1 to {most}.': 'Saisissez un nombre entier de 1 à {most}.',
  'Somebody else changed this score sheet in the meantime. Load the page again to see it.':
    'Une autre personne a modifié cette grille entre-temps. Rechargez la page pour la voir.',
  'There is no score sheet for this programme yet. An administrator makes it in Portal Settings.':
    'Il n’y a pas encore de grille pour ce programme. L’administration la crée dans les réglages du portail.',
  'Give a score from 1 to 5.': 'Donnez une note de 1 à 5.',
  'Write at most {comment} characters.': 'Écrivez au plus {comment} caractères.',
  'You have sent your score sheet already. It cannot be changed any more.':
    'Vous avez déjà envoyé votre grille. Elle ne peut plus être modifiée.',
  'You changed this score sheet in another window. Load the page again to see it.':
    'Vous avez modifié cette grille dans une autre fenêtre. Rechargez la page pour la voir.',
  'The score sheet was changed in the meantime. Load the page again; your words are kept.':
    'La grille a été modifiée entre-temps. Rechargez la page ; votre texte est gardé.',
  'You said that you know this person. Another administrator has to give you access again.':
    'Vous avez dit que vous connaissez cette personne. C’est à un autre administrateur de vous redonner accès.',
  'Write a reason of at most 500 characters. It appears in the history of the application.':
    'Écrivez une raison de 500 caractères au plus. Elle apparaît dans l’historique de la candidature.',
};

export default sentences;
