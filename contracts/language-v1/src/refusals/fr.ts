/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'This request could not be read.': 'Cette demande n’a pas pu être lue.',
  'The request took too long to arrive. Please try again.':
    'La demande a mis trop de temps à arriver. Veuillez réessayer.',
  'There is nothing at this address.': 'Il n’y a rien à cette adresse.',
  'This address cannot be used in that way.': 'Cette adresse ne peut pas être utilisée ainsi.',
  'This is too much for one request.': 'C’est plus que ce qui peut être pris en une fois.',
  'Several files are being uploaded from here already. Please try again in a few seconds.':
    'Plusieurs fichiers sont déjà en cours d’envoi depuis ici. Veuillez réessayer dans quelques secondes.',
  'Too much is being sent to the portal at this moment. Please try again in a few seconds.':
    'Trop de données arrivent au portail en ce moment. Veuillez réessayer dans quelques secondes.',
  'This part of the portal is not answering at the moment. Please try again in a few seconds.':
    'Cette partie du portail ne répond pas pour le moment. Veuillez réessayer dans quelques secondes.',
  'Something went wrong. Please try again.': 'Une erreur est survenue. Veuillez réessayer.',
  'Go back with the Back button of your browser.': 'Revenez avec le bouton Retour de votre navigateur.',
  'No version of {name} is being tried.': 'Aucune version de {name} n’est à l’essai.',
  'No version of {name} was live before this one.':
    'Aucune version de {name} n’était en service avant celle‑ci.',
  'Somebody else released {name} or rolled it back at the same moment.':
    'Une autre personne a publié {name} ou est revenue en arrière au même moment.',
  'Nothing of {name} is live.': 'Rien de {name} n’est en service.',
  'There is no version {version} of {name}.': 'Il n’y a pas de version {version} de {name}.',
  '{name} {version} is no longer live: {live} is live.':
    '{name} {version} n’est plus en service : {live} l’est.',
  '{reason} Nothing was changed: what was live is live.':
    '{reason} Rien n’a changé : ce qui était en service l’est toujours.',
  'The record of releases is damaged; the log of the gateway says what to do.':
    'Le registre des versions est abîmé ; le journal de la passerelle dit quoi faire.',
  'Another gateway has been changing the releases for a long time.':
    'Une autre passerelle change les versions depuis longtemps.',
  'The folder of releases cannot be written ({code}).':
    'Le dossier des versions ne peut pas être écrit ({code}).',
  'There is an open application of this kind already.': 'Il y a déjà une candidature de ce type en cours.',
  'Must be a list': 'Cette réponse doit être une liste',
  'Must be true or false': 'Répondez par vrai ou faux',
  'There is nothing to change in this': 'Il n’y a rien à changer ici',
  'Each kind of reference can be given once': 'Chaque type de référence peut être donné une fois',
  'Select which reference this is': 'Choisissez de quelle référence il s’agit',
  'Select what you apply for': 'Choisissez ce que vous demandez',
  'All documents together may have {megabytes} MB. Please send smaller files.':
    'Tous les documents ensemble peuvent faire {megabytes} Mo. Veuillez envoyer des fichiers plus petits.',
  '{label} contains scripts, commands or attached files. Print it to a new PDF and retry':
    'Ce document contient des scripts, des commandes ou des fichiers joints : {label}. Imprimez‑le dans un nouveau PDF et réessayez',
  '{label} is a form that only some programs can show. Print it to a new PDF and retry':
    'Ce document est un formulaire que seuls certains programmes affichent : {label}. Imprimez‑le dans un nouveau PDF et réessayez',
  '{label} contains embedded objects, or takes in other files. Save it as a PDF and retry':
    'Ce document contient des objets intégrés ou fait appel à d’autres fichiers : {label}. Enregistrez‑le en PDF et réessayez',
  'The file could not be checked. Please try again shortly.':
    'Le fichier n’a pas pu être vérifié. Veuillez réessayer dans un instant.',
  '{label} contains macros. Save it without them and retry':
    'Ce document contient des macros : {label}. Enregistrez‑le sans elles et réessayez',
  '{label} contains a virus. Choose another file':
    'Ce document contient un virus : {label}. Choisissez un autre fichier',
  'This file is still being checked for viruses. Please try again in a minute.':
    'La recherche de virus dans ce fichier n’est pas finie. Veuillez réessayer dans une minute.',
  'This file contains a virus and cannot be opened.':
    'Ce fichier contient un virus et ne peut pas être ouvert.',
  'Many files are being checked just now. Please try again shortly.':
    'Beaucoup de fichiers sont vérifiés en ce moment. Veuillez réessayer dans un instant.',
  'A file may have {megabytes} MB': 'Un fichier peut faire {megabytes} Mo',
  'Many applications have been started in your network. Your answers stay on this device.':
    'Beaucoup de candidatures ont été commencées dans votre réseau. Vos réponses restent sur cet appareil.',
  'We have emailed this link several times today. Please look in your inbox and your spam folder.':
    'Nous avons envoyé ce lien plusieurs fois aujourd’hui. Regardez dans vos e‑mails, et aussi dans les spams.',
  'Many files have been uploaded in your network today.':
    'Beaucoup de fichiers ont été envoyés dans votre réseau aujourd’hui.',
  'Many addresses of calendars that do not exist were tried in your network.':
    'Beaucoup d’adresses de calendriers qui n’existent pas ont été essayées dans votre réseau.',
  'This calendar was read many times.': 'Ce calendrier a été lu de nombreuses fois.',
  'You have asked many referees today.':
    'Vous avez demandé à beaucoup de personnes de référence aujourd’hui.',
  'Many referees were asked from your network today.':
    'Beaucoup de personnes de référence ont été sollicitées depuis votre réseau aujourd’hui.',
  'The email has already been sent. Please look in your inbox and your spam folder.':
    'L’e‑mail a déjà été envoyé. Veuillez regarder dans votre boîte, aussi parmi les indésirables.',
  'Many links that do not work were tried in your network.':
    'Beaucoup de liens qui ne fonctionnent pas ont été essayés dans votre réseau.',
  'New links have already been sent.': 'De nouveaux liens ont déjà été envoyés.',
  'This PDF was started many times.': 'L’envoi de ce PDF a été commencé de nombreuses fois.',
  'This page was sent many times.': 'Cette page a été envoyée de nombreuses fois.',
  'Many tests were sent.': 'Beaucoup de tests ont été envoyés.',
  'Your data is being downloaded already. Please wait until it is there, then try again.':
    'Vos données sont déjà en cours de téléchargement. Veuillez attendre qu’elles soient là, puis réessayez.',
  'Many people download their data just now. Please try again shortly.':
    'Beaucoup de personnes téléchargent leurs données en ce moment. Veuillez réessayer dans un instant.',
  'There is no such act': 'Cette action n’existe pas',
  'Open the list again: this page is not there.': 'Ouvrez à nouveau la liste : cette page n’existe pas.',
  'Enter a day as 2026-11-23': 'Saisissez un jour comme 2026-11-23',
  'Enter the name of your colleague': 'Saisissez le nom de votre collègue',
  'The letter cannot come from the applicant. Name a colleague':
    'La lettre ne peut pas venir de la personne candidate. Nommez un ou une collègue',
  'Write your letter, or add it as a PDF': 'Écrivez votre lettre, ou ajoutez‑la en PDF',
  'Your data': 'Vos données',
  'As it was on {day}. The file data.json has all of it for programs.':
    'État au {day}. Le fichier data.json contient tout, dans un format pour les programmes.',
  '{status}, submitted on {day}': '{status}, reçue le {day}',
  'None.': 'Aucun.',
  'These documents could not be included: they wait for the virus check, were refused by it, or could not be read. Write to us if you need them.':
    'Ces documents n’ont pas pu être ajoutés : la recherche de virus n’est pas terminée ou les a refusés, ou ils n’ont pas pu être lus. Écrivez-nous si vous en avez besoin.',
  'Invalid email/phone or password. Please check your credentials.':
    'E‑mail/téléphone ou mot de passe incorrect. Veuillez vérifier ce que vous avez saisi.',
  'Current password is incorrect.': 'Le mot de passe actuel n’est pas juste.',
  'That password is not right.': 'Ce mot de passe n’est pas juste.',
  'Enter your password': 'Saisissez votre mot de passe',
  'Password is required': 'Le mot de passe est obligatoire',
  'Email is required': 'L’e‑mail est obligatoire',
  'Email or phone is required': 'L’e‑mail ou le téléphone est obligatoire',
  'Enter an email address in the correct format, like name@example.com':
    'Saisissez une adresse e‑mail correcte, comme name@example.com',
  'The portal is closed for maintenance. Please come back later.':
    'Le portail est fermé pour des travaux. Veuillez revenir plus tard.',
  'Please sign in at /staff/auth, where you choose a password of your own.':
    'Veuillez vous connecter sur /staff/auth, où vous choisirez votre propre mot de passe.',
  'Many people are signing in just now. Please try again in a few seconds.':
    'Beaucoup de personnes se connectent en ce moment. Veuillez réessayer dans quelques secondes.',
  'This request did not come from the portal.': 'Cette demande ne vient pas du portail.',
  'This session has ended already.': 'Cette session est déjà terminée.',
  'Many people use this password, so it is one of the first that a thief tries. Choose another, for example three words and a number.':
    'Beaucoup de personnes ont ce mot de passe ; c’est donc un des premiers qu’un voleur essaie. Choisissez‑en un autre, par exemple trois mots et un nombre.',
  'Password changed successfully.': 'Le mot de passe a été changé.',
  'The link is incomplete. Please open it from the email again.':
    'Le lien est incomplet. Veuillez l’ouvrir à nouveau depuis l’e‑mail.',
  'This link has been used or has expired. Please ask for a new one.':
    'Ce lien a été utilisé ou n’est plus valable. Veuillez en demander un nouveau.',
  'If there is an account with this email address, a link is on its way to it.':
    'S’il existe un compte avec cette adresse e‑mail, un lien est en route vers elle.',
  'Your password has been changed. Please sign in with it.':
    'Votre mot de passe a été changé. Veuillez vous connecter avec lui.',
  'Too many attempts. Please try again in {wait}.': 'Trop d’essais. Veuillez réessayer dans {wait}.',
  'Many people are starting applications from your network just now.':
    'Beaucoup de personnes de votre réseau commencent une candidature en ce moment.',
  'Many people on your network have asked for a link.':
    'Beaucoup de personnes de votre réseau ont demandé un lien.',
  'Many people on your network have asked for a code.':
    'Beaucoup de personnes de votre réseau ont demandé un code.',
  'Enter the code': 'Saisissez le code',
  'That passkey did not work. Try again, or enter a code.':
    'Cette clé d’accès n’a pas fonctionné. Réessayez, ou saisissez un code.',
  'That code is not right. Enter the newest code from your app, or a recovery code that you have not used.':
    'Ce code n’est pas juste. Saisissez le code le plus récent de votre application, ou un code de secours que vous n’avez pas utilisé.',
  'Your account already asks for a code. Turn it off first to set up another app.':
    'Votre compte demande déjà un code. Désactivez‑le d’abord pour installer une autre application.',
  'This account asks for no code.': 'Ce compte ne demande pas de code.',
  'This portal has no key to protect authenticator apps. The person who runs it has to set FACTOR_KEY_FILE.':
    'Ce portail n’a pas de clé pour protéger les applications de codes. La personne qui le gère doit indiquer FACTOR_KEY_FILE.',
  'No set-up has been started. Please start again.':
    'Aucune installation n’a été commencée. Veuillez recommencer.',
  'That code is not right. Enter the six digits that the app shows now.':
    'Ce code n’est pas juste. Saisissez les six chiffres que l’application montre maintenant.',
  'This is your own account: turn off the code in your profile. Another administrator can also reset it.':
    'C’est votre propre compte : désactivez le code dans votre profil. Une autre personne de l’administration peut aussi le réinitialiser.',
  'Administrators of this portal need a code to sign in, so it cannot be turned off.':
    'L’administration de ce portail a besoin d’un code pour se connecter ; il ne peut donc pas être désactivé.',
  'Set up an app for your own account first, in your profile. Otherwise you could not sign in.':
    'Installez d’abord une application pour votre propre compte, dans votre profil. Sinon, vous ne pourriez plus vous connecter.',
  'Enter the six digits that your authenticator app shows, or one of your recovery codes.':
    'Saisissez les six chiffres que montre votre application de codes, ou un de vos codes de secours.',
  'Your account also asks for a code. Please sign in at /staff/auth.':
    'Votre compte demande aussi un code. Veuillez vous connecter sur /staff/auth.',
  'Set up an authenticator app first. You sign in with it when you do not have the passkey with you.':
    'Installez d’abord une application de codes. Elle sert à vous connecter quand vous n’avez pas la clé d’accès.',
  'You have {most} passkeys. Remove one that you do not use first.':
    'Vous avez {most} clés d’accès. Supprimez‑en d’abord une que vous n’utilisez pas.',
  'The passkey could not be added. Please try again.':
    'La clé d’accès n’a pas pu être ajoutée. Veuillez réessayer.',
  'This passkey has already been removed.': 'Cette clé d’accès a déjà été retirée.',
  'Passkeys need a portal with its own name and https. This portal has none.':
    'Les clés d’accès demandent un portail avec son propre nom et https. Ce portail n’en a pas.',
  'Enter a name for the passkey': 'Saisissez un nom pour la clé d’accès',
  'There is already an account with this email address.': 'Il y a déjà un compte avec cette adresse e‑mail.',
  'Staff accounts are deactivated, not erased.': 'Les comptes de l’équipe sont désactivés, pas effacés.',
  'This invitation is no longer valid. Please ask an administrator to send you a new one.':
    'Cette invitation n’est plus valable. Veuillez demander à l’administration de vous en envoyer une nouvelle.',
  'This person has already accepted an invitation, or their account is deactivated.':
    'Cette personne a déjà accepté une invitation, ou son compte est désactivé.',
  'This is the only active administrator. Make somebody else an administrator first.':
    'C’est le seul compte d’administration actif. Donnez d’abord ce rôle à une autre personne.',
  'You cannot change your own role or deactivate your own account. Another administrator can.':
    'Vous ne pouvez pas changer votre propre rôle ni désactiver votre propre compte. Une autre personne de l’administration le peut.',
  'Enter the full name': 'Saisissez le nom complet',
  'Enter the full name, with at least two letters': 'Saisissez le nom complet, avec au moins deux lettres',
  'Select a role': 'Choisissez un rôle',
  'A name cannot contain a web or email address. Leave that part out':
    'Un nom ne peut pas contenir d’adresse web ou e‑mail. Retirez cette partie',
  'The name can have up to 200 characters': 'Le nom peut avoir jusqu’à 200 caractères',
  'This token does not work: it is wrong, was revoked or has expired.':
    'Ce jeton ne fonctionne pas : il est faux, a été révoqué ou a expiré.',
  'There are {most} tokens. First revoke one that is no longer needed.':
    'Il y a {most} jetons. Révoquez‑en d’abord un qui n’est plus nécessaire.',
  'This token has already been revoked.': 'Ce jeton a déjà été révoqué.',
  'Give the token a name': 'Donnez un nom au jeton',
  'Choose what the token is for': 'Choisissez à quoi sert le jeton',
  'Enter a whole number of days from {least} to {most}':
    'Saisissez un nombre entier de jours de {least} à {most}',
  'The name can have up to 60 characters': 'Le nom peut avoir jusqu’à 60 caractères',
  'Send the token of an administrator': 'Envoyez le jeton d’un compte d’administration',
  'From Date cannot be later than To Date': 'La date de début ne peut pas être après la date de fin',
  'Give days, or dates, not both': 'Donnez des jours ou des dates, pas les deux',
  'From Date must be a date like 2026-01-31': 'La date de début doit être comme 2026-01-31',
  'To Date must be a date like 2026-01-31': 'La date de fin doit être comme 2026-01-31',
  'Days must be a whole number from 1 to 36500': 'Les jours doivent être un nombre entier de 1 à 36500',
  'Limit must be a whole number from 1': 'La limite doit être un nombre entier à partir de 1',
  'Your files are still being prepared. Please wait until they are ready, then try again.':
    'Vos fichiers sont encore en préparation. Veuillez attendre qu’ils soient prêts, puis réessayez.',
  'Many files are being prepared now. Please try again shortly.':
    'Beaucoup de fichiers sont en préparation en ce moment. Veuillez réessayer dans un instant.',
  'This does not exist or is not yours.': 'Ceci n’existe pas ou ne vous appartient pas.',
  'Please sign in to continue.': 'Veuillez vous connecter pour continuer.',
  'Your session has ended. Please sign in again.': 'Votre session est terminée. Veuillez vous reconnecter.',
  'You are not allowed to do this.': 'Vous n’avez pas le droit de faire cela.',
  'Enter your password again to do this.': 'Saisissez à nouveau votre mot de passe pour faire cela.',
  'Choose your own password first. You can do nothing else before that.':
    'Choisissez d’abord votre propre mot de passe. Rien d’autre n’est possible avant.',
  'Set up an authenticator app first: administrators of this portal need a code to sign in.':
    'Installez d’abord une application de codes : l’administration de ce portail a besoin d’un code pour se connecter.',
  'A token cannot do this: sign in for it.': 'Un jeton ne peut pas faire cela : connectez-vous.',
  'This token is not made for this: it needs {scope}.':
    'Ce jeton n’est pas fait pour cela : il faut {scope}.',
  'Please correct the marked fields.': 'Veuillez corriger les champs marqués.',
  'Too many attempts. Please try again later.': 'Trop d’essais. Veuillez réessayer plus tard.',
  'This is not available at the moment. Please try again shortly.':
    'Ceci n’est pas disponible pour le moment. Veuillez réessayer dans un instant.',
  'What was sent is too large.': 'Ce qui a été envoyé est trop grand.',
  'What was sent has the wrong type.': 'Ce qui a été envoyé n’est pas du bon type.',
  'What was sent could not be read.': 'Ce qui a été envoyé n’a pas pu être lu.',
  'Please send JSON.': 'Veuillez envoyer du JSON.',
  'Please send it uncompressed.': 'Veuillez l’envoyer sans compression.',
  'Please send a form with files (multipart/form-data).':
    'Veuillez envoyer un formulaire avec des fichiers (multipart/form-data).',
  'This address takes {methods}.': 'Cette adresse accepte {methods}.',
  'Time zone must be one like Africa/Kigali': 'Le fuseau horaire doit être comme Africa/Kigali',
  '{spent} Please try again in {wait}.': '{spent} Veuillez réessayer dans {wait}.',
  'a minute': 'une minute',
  '{minutes} minutes': '{minutes} minutes',
  '{hours} hours': '{hours} heures',
  'A token makes at most {most} calls a minute. Please wait {seconds} s.':
    'Un jeton fait au plus {most} appels par minute. Veuillez attendre {seconds} s.',
  'Too many files are on their way just now. Please try again shortly.':
    'Trop de fichiers sont en route en ce moment. Veuillez réessayer dans un instant.',
  'This has more entries than can be taken in one request.':
    'Il y a plus d’éléments que ce qui peut être pris en une fois.',
  'This list has too many rows. Please send fewer': 'Cette liste a trop de lignes. Veuillez en envoyer moins',
  'This file is too large.': 'Ce fichier est trop grand.',
  'This file is not there.': 'Ce fichier n’est pas là.',
  '{label} is required': 'Ce champ est obligatoire : {label}',
  '{label} must be one of {valids}': 'Choisissez une des valeurs {valids} : {label}',
  '{label} must be text': 'Ce champ doit être du texte : {label}',
  '{label} must have at least {limit} characters': 'Saisissez au moins {limit} caractères : {label}',
  '{label} must have at most {limit} characters': 'Saisissez au plus {limit} caractères : {label}',
  '{label} must have {limit} characters': 'Saisissez {limit} caractères : {label}',
  '{label} must be an email address': 'Saisissez une adresse e‑mail : {label}',
  '{label} must be a web address': 'Saisissez une adresse web : {label}',
  '{label} has the wrong form': 'Ce champ n’a pas la bonne forme : {label}',
  '{label} must be a date': 'Saisissez une date : {label}',
  '{label} must be a number': 'Saisissez un nombre : {label}',
  '{label} must be a whole number': 'Saisissez un nombre entier : {label}',
  '{label} must be at least {limit}': 'La valeur doit être au moins {limit} : {label}',
  '{label} must be at most {limit}': 'La valeur doit être au plus {limit} : {label}',
  '{label} must be more than 0': 'La valeur doit être plus grande que 0 : {label}',
  '{label} is out of range': 'La valeur est hors limites : {label}',
  '{label} must be yes or no': 'Répondez par oui ou par non : {label}',
  '{label} must be a list': 'Ce champ doit être une liste : {label}',
  '{label} must have at least {limit} entries': 'Donnez au moins {limit} éléments : {label}',
  '{label} must have at most {limit} entries': 'Donnez au plus {limit} éléments : {label}',
  '{label} must be a group of fields': 'Ce champ doit être un groupe de champs : {label}',
};

export default sentences;
