/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'There is an open application of this kind already.': 'Il y a déjà une candidature de ce type en cours.',
  'Must be a list': 'Cette réponse doit être une liste',
  'Must be true or false': 'Répondez par vrai ou faux',
  'There is nothing to change in this': 'Il n’y a rien à changer ici',
  'Each kind of reference can be given once': 'Chaque type de référence peut être donné une fois',
  'Select which reference this is': 'Choisissez de quelle référence il s’agit',
  'Select what you apply for': 'Choisissez ce que vous demandez',
  'All documents together may have {megabytes} MB. Please send smaller files.':
    'Tous les documents ensemble peuvent faire {megabytes} Mo. Veuillez envoyer des fichiers plus petits.',
  '{label} contains scripts, commands or attached files. Print it to a new PDF and retry':
    'Ce document contient des scripts, des commandes ou des fichiers joints : {label}. Imprimez-le dans un nouveau PDF et réessayez',
  '{label} contains macros. Save it without them and retry':
    'Ce document contient des macros : {label}. Enregistrez-le sans elles et réessayez',
  '{label} contains a virus. Choose another file':
    'Ce document contient un virus : {label}. Choisissez un autre fichier',
  'This file is still being checked for viruses. Please try again in a minute.':
    'La recherche de virus dans ce fichier n’est pas finie. Veuillez réessayer dans une minute.',
  'This file contains a virus and cannot be opened.':
    'Ce fichier contient un virus et ne peut pas être ouvert.',
  'Many files are being checked just now. Please try again shortly.':
    'Beaucoup de fichiers sont vérifiés en ce moment. Veuillez réessayer dans un instant.',
  'A file may have {megabytes} MB': 'Un fichier peut faire {megabytes} Mo',
  'Many applications have been begun in your network. Your answers stay on this device.':
    'Beaucoup de candidatures ont été commencées dans votre réseau. Vos réponses restent sur cet appareil.',
  'Many files have been uploaded in your network today.':
    'Beaucoup de fichiers ont été envoyés dans votre réseau aujourd’hui.',
  'Many addresses of calendars that do not exist were tried in your network.':
    'Beaucoup d’adresses de calendriers qui n’existent pas ont été essayées dans votre réseau.',
  'This calendar was read many times.': 'Ce calendrier a été lu de nombreuses fois.',
  'You have asked many referees today.':
    'Vous avez demandé à beaucoup de personnes de référence aujourd’hui.',
  'Many referees were asked from your network today.':
    'Beaucoup de personnes de référence ont été sollicitées depuis votre réseau aujourd’hui.',
  'The mail was sent already. Please look into your mailbox, also among unwanted mail.':
    'L’e-mail a déjà été envoyé. Veuillez regarder dans votre boîte, aussi parmi les indésirables.',
  'Many links that open nothing were tried in your network.':
    'Beaucoup de liens qui n’ouvrent rien ont été essayés dans votre réseau.',
  'New links were sent already.': 'De nouveaux liens ont déjà été envoyés.',
  'This page was sent many times.': 'Cette page a été envoyée de nombreuses fois.',
  'Many tests were sent.': 'Beaucoup de tests ont été envoyés.',
  'Your data is being downloaded already. Please wait until it is there, then try again.':
    'Vos données sont déjà en cours de téléchargement. Veuillez attendre qu’elles soient là, puis réessayez.',
  'Many people download their data just now. Please try again shortly.':
    'Beaucoup de personnes téléchargent leurs données en ce moment. Veuillez réessayer dans un instant.',
  'Open the list anew: this page is not there.': 'Ouvrez à nouveau la liste : cette page n’existe pas.',
  'Enter a day as 2026-11-23': 'Saisissez un jour comme 2026-11-23',
  'Time zone must be one like Africa/Kigali': 'Le fuseau horaire doit être comme Africa/Kigali',
  'Enter the name of your colleague': 'Saisissez le nom de votre collègue',
  'The letter cannot come from the applicant. Name a colleague':
    'La lettre ne peut pas venir de la personne candidate. Nommez un collègue',
  'Write your letter, or add it as a PDF': 'Écrivez votre lettre, ou ajoutez-la en PDF',
};

export default sentences;
