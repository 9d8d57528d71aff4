/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Choose a programme that asks for references': 'Choisissez un programme qui demande des références',
  'Names are hidden while applications of this programme are read. Ask an administrator if you need this.':
    'Les noms sont cachés pendant la lecture des candidatures de ce programme. Adressez-vous à l’administration si vous en avez besoin.',
  'The names of this programme are not hidden any more. Open the application again.':
    'Les noms de ce programme ne sont plus cachés. Ouvrez à nouveau la candidature.',
  'Choose why': 'Choisissez la raison',
  'Enter your password': 'Saisissez votre mot de passe',
  'This is not your password. Nothing was erased.': 'Ce n’est pas votre mot de passe. Rien n’a été effacé.',
  'The person asked for it': 'La personne l’a demandé',
  'It was entered by mistake, or twice': 'Saisie par erreur, ou deux fois',
  'The law or our own rules require it': 'La loi ou nos propres règles l’exigent',
  'Please select a status and provide feedback.': 'Veuillez choisir un statut et écrire un message.',
  'Feedback message must be at least {min} characters long.':
    'Le message doit avoir au moins {min} caractères.',
  'Feedback message cannot exceed {max} characters.': 'Le message ne peut pas dépasser {max} caractères.',
  'This application has not been submitted yet': 'Cette candidature n’a pas encore été envoyée',
  'Somebody else has changed this application since you opened it.':
    'Une autre personne a modifié cette candidature depuis que vous l’avez ouverte.',
  'Application status updated to {status} and email notification sent to applicant.':
    'Le statut de la candidature est maintenant « {status} » et la personne candidate a reçu un e‑mail.',
  'Application status updated to {status}.': 'Le statut de la candidature est maintenant « {status} ».',
  'The email to the applicant could not be sent yet; we keep trying.':
    'L’e‑mail à la personne candidate n’a pas encore pu être envoyé ; nous continuons d’essayer.',
  '1 minute': '1 minute',
  '{count} minutes': '{count} minutes',
  'Enter a whole number of minutes from 0 to {most}': 'Saisissez un nombre entier de minutes de 0 à {most}',
  'Decision saved. It goes out in {time}; until then it can be undone.':
    'Décision enregistrée. Elle part dans {time} ; d’ici là, elle peut être annulée.',
  'The decision was undone. The applicant has not been told anything.':
    'La décision a été annulée. La personne candidate n’en a rien su.',
  'A decision by {by} is waiting to go out. Undo it first to decide otherwise.':
    'Une décision de {by} attend de partir. Annulez‑la d’abord pour décider autrement.',
  'This decision has gone out already and cannot be undone. You can send another decision.':
    'Cette décision est déjà partie et ne peut pas être annulée. Vous pouvez envoyer une autre décision.',
  'This decision has been undone already.': 'Cette décision a déjà été annulée.',
  'This decision does not wait any more: the application has changed in the meantime.':
    'Cette décision n’attend plus : la candidature a changé entre-temps.',
  'The applicant has withdrawn this application, so there is nothing to decide.':
    'La personne candidate a retiré cette candidature ; il n’y a donc rien à décider.',
  'The applicant has an open application of this kind already.':
    'La personne candidate a déjà une candidature de ce type en cours.',
  'This request has been decided already.': 'Il y a déjà une décision sur cette requête.',
  'Please provide a reason for rejection': 'Veuillez donner la raison du refus',
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
  'This label does not exist any more. Open the application again.':
    'Cette étiquette n’existe plus. Ouvrez à nouveau la candidature.',
  'Choose who reads. Somebody you chose is not on the staff any more.':
    'Choisissez qui lit. Une personne que vous avez choisie ne fait plus partie de l’équipe.',
  'This reader knows the applicant, so they cannot read this application.':
    'Cette personne connaît la personne candidate et ne peut donc pas lire cette candidature.',
  'The applicant has withdrawn this application.': 'La personne candidate a retiré cette candidature.',
  '{reader} knows this person.': '{reader} connaît cette personne.',
  'All of these readers know this person.': 'Tout le monde parmi ces collègues connaît cette personne.',
  '{reader} reads it already.': '{reader} la lit déjà.',
  'These readers read it already.': 'Ces collègues la lisent déjà.',
  'Choose at least one reader.': 'Choisissez au moins une personne qui lit.',
  'Enter a whole number of readers from 1 to {most}.':
    'Saisissez un nombre entier de lectures de 1 à {most}.',
  'No application fits. Choose another programme or status.':
    'Aucune candidature ne correspond. Choisissez un autre programme ou statut.',
  'At most {together} applications can be assigned in one act. Choose fewer.':
    'Au plus {together} candidatures peuvent être attribuées en une fois. Choisissez‑en moins.',
  'Enter 1 to {criteria} criteria.': 'Saisissez de 1 à {criteria} critères.',
  'Enter at most {most} characters.': 'Saisissez au plus {most} caractères.',
  'Enter a whole number from 1 to {most}.': 'Saisissez un nombre entier de 1 à {most}.',
  'Somebody else changed this score sheet in the meantime. Load the page again to see it.':
    'Une autre personne a modifié cette grille entre-temps. Rechargez la page pour la voir.',
  'There is no score sheet for this programme yet. An administrator makes it in Portal Settings.':
    'Il n’y a pas encore de grille pour ce programme. L’administration la crée dans les réglages du portail.',
  'Give points from 1 to 5.': 'Donnez de 1 à 5 points.',
  'Write at most {comment} characters.': 'Écrivez au plus {comment} caractères.',
  'You have sent your score sheet already. It cannot be changed any more.':
    'Vous avez déjà envoyé votre grille. Elle ne peut plus être modifiée.',
  'You changed this score sheet in another window. Load the page again to see it.':
    'Vous avez modifié cette grille dans une autre fenêtre. Rechargez la page pour la voir.',
  'The score sheet was changed in the meantime. Load the page again; your words are kept.':
    'La grille a été modifiée entre-temps. Rechargez la page ; votre texte est gardé.',
  'Choose at least one section or document.': 'Choisissez au moins une partie ou un document.',
  'This section or document cannot be reopened.': 'Cette partie ou ce document ne peut pas être rouvert.',
  'Say what you need, in {min} characters or more.':
    'Dites ce dont vous avez besoin, en {min} caractères ou plus.',
  'What you need cannot exceed {max} characters.':
    'Ce dont vous avez besoin ne peut pas dépasser {max} caractères.',
  'Choose a day between tomorrow and {max} days from now.':
    'Choisissez un jour entre demain et dans {max} jours.',
  'Only an application that is submitted and waits for its decision can be reopened.':
    'Seule une candidature envoyée qui attend sa décision peut être rouverte.',
  'The applicant has withdrawn this application, so it cannot be reopened.':
    'La personne candidate a retiré cette candidature ; elle ne peut donc pas être rouverte.',
  'This application is reopened already. Wait for the answers, or end that first.':
    'Cette candidature est déjà rouverte. Attendez les réponses, ou terminez d’abord cela.',
  'This application has changed in the meantime. Look at it again, then reopen it.':
    'Cette candidature a changé entre-temps. Regardez‑la à nouveau, puis rouvrez‑la.',
  'the same name': 'le même nom',
  'the same date of birth': 'la même date de naissance',
  'the same phone number': 'le même numéro de téléphone',
  'the same email address': 'la même adresse e‑mail',
  'the same file': 'le même fichier',
  'The same person': 'La même personne',
  'Somebody else': 'Une autre personne',
  'Not said': 'Non précisé',
  'This is the same application.': 'C’est la même candidature.',
  'Both applications belong to the same account, so they are of the same person.':
    'Les deux candidatures appartiennent au même compte ; elles sont donc de la même personne.',
  'Choose what you want to say of the two applications.':
    'Choisissez ce que vous voulez dire des deux candidatures.',
  'Enter a whole number from {least} to {most}': 'Saisissez un nombre entier de {least} à {most}',
  'Select whether to ask for a code on a new device':
    'Choisissez s’il faut demander un code sur un nouvel appareil',
  'Select what the confirmation email brings': 'Choisissez ce que l’e‑mail de confirmation apporte',
  'Select whether owners of untouched drafts are reminded':
    'Choisissez si les personnes qui laissent un brouillon reçoivent un rappel',
  'Drafts that nobody goes on with': 'Brouillons que personne ne continue',
  'Approved applications': 'Candidatures acceptées',
  'Rejected and withdrawn applications': 'Candidatures refusées et retirées',
  'Enter a whole number from 1 to {kept}, or leave it empty to keep it for ever':
    'Saisissez un nombre entier de 1 à {kept}, ou laissez vide pour garder toujours',
  'Enter a whole number from 1 to {devices}, or leave it empty':
    'Saisissez un nombre entier de 1 à {devices}, ou laissez vide',
  'Write a subject of at most {subject} characters, on one line':
    'Écrivez un objet de {subject} caractères au plus, sur une ligne',
  'Write a text of at most {text} characters': 'Écrivez un texte de {text} caractères au plus',
  'The small print has at most {small} characters':
    'Le texte en petits caractères a au plus {small} caractères',
  'There is no {placeholder} in this email. You can use {known}.':
    'Il n’y a pas de {placeholder} dans cet e‑mail. Vous pouvez utiliser {known}.',
  'The text has to contain {placeholder}.': 'Le texte doit contenir {placeholder}.',
  '{placeholder} cannot stand in the subject.': '{placeholder} ne peut pas être dans l’objet.',
  'A {open} or {close} stands alone. Names of placeholders stand between both: {example}.':
    'Un {open} ou un {close} est seul. Les noms des champs se mettent entre les deux : {example}.',
  '"{address}" cannot be a link. Addresses begin with https://, http:// or mailto:.':
    '« {address} » ne peut pas être un lien. Les adresses commencent par https://, http:// ou mailto:.',
  'Somebody else has changed this email since you opened it. Look at what is there now.':
    'Une autre personne a modifié cet e‑mail depuis que vous l’avez ouvert. Regardez ce qu’il contient maintenant.',
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
  '{name} has submitted {programme} application ({reference}).':
    '{name} a envoyé sa candidature pour {programme} ({reference}).',
  '{name} has changed their {programme} application ({reference}).':
    '{name} a modifié sa candidature : {programme} ({reference}).',
  'Application withdrawn': 'Candidature retirée',
  '{name} has withdrawn the application {reference}.': '{name} a retiré la candidature {reference}.',
  'Withdrawal taken back': 'Retrait annulé',
  '{name} has taken back the withdrawal of the application {reference}.':
    '{name} a annulé le retrait de la candidature {reference}.',
  'Answers to reopened sections': 'Réponses aux parties rouvertes',
  '{name} has sent the answers to reopened sections of {reference}.':
    '{name} a envoyé les réponses aux parties rouvertes de {reference}.',
  '{name} has sent the answers to reopened sections of {reference}, without a change.':
    '{name} a envoyé les réponses aux parties rouvertes de {reference}, sans rien changer.',
  'No answer in time': 'Pas de réponse à temps',
  'The time for the reopened sections of {reference} is over: {name} saved changes but did not press send.':
    'Le temps pour les parties rouvertes de {reference} est écoulé : {name} a enregistré des changements sans les envoyer.',
  'The time for the reopened sections of {reference} is over: {name} changed nothing.':
    'Le temps pour les parties rouvertes de {reference} est écoulé : {name} n’a rien changé.',
  '{by} has set the application of {name} ({reference}) to {status}.':
    '{by} a changé le statut de la candidature de {name} ({reference}) : {status}.',
  'A note for you': 'Une note pour vous',
  '{by} names you in a note about {reference}.': '{by} vous cite dans une note sur {reference}.',
  'Reference letter': 'Lettre de recommandation',
  'The letter of {referee} for {name} ({programme} {reference}) has arrived.':
    'La lettre de {referee} pour {name} ({programme} {reference}) est arrivée.',
  '{referee} has declined to write a letter for {name} ({programme} {reference}).':
    '{referee} n’écrira pas de lettre pour {name} ({programme} {reference}).',
  'An email came back': 'Un e‑mail est revenu',
  'An email about the application {reference} could not be delivered. Its history says why.':
    'Un e‑mail au sujet de la candidature {reference} n’a pas pu être remis. Son historique dit pourquoi.',
  'A webhook was turned off': 'Un webhook a été désactivé',
  '{host} has taken no message for three days. See Portal Settings, Webhooks.':
    '{host} n’a accepté aucun message depuis trois jours. Voir Réglages du portail, Webhooks.',
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
