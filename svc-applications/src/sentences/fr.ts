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
  'Questions? Write to': 'Des questions ? Écrivez à',
  'This is a page': 'Ceci est une page',
  'Open it in a browser.': 'Ouvrez‑la dans un navigateur.',
  'Error: {title}': 'Erreur : {title}',
  'Something went wrong': 'Une erreur est survenue',
  'We could not accept this': 'Nous n’avons pas pu accepter ceci',
  'Nothing was sent. Go back to your page with the Back button of your browser, and try again.':
    'Rien n’a été envoyé. Revenez à votre page avec le bouton Retour de votre navigateur, et réessayez.',
  'This link does not work': 'Ce lien ne fonctionne pas',
  'It may be incomplete: please open it from the email again. It may also belong to an application that no longer exists.':
    'Il est peut-être incomplet : veuillez l’ouvrir à nouveau depuis l’e‑mail. Il appartient peut-être aussi à une candidature qui n’existe plus.',
  'If you still want to write, ask the applicant to send you a new request.':
    'Si vous voulez toujours écrire, demandez à la personne candidate de vous solliciter à nouveau : vous recevrez alors un nouveau lien.',
  'This link has expired': 'Ce lien n’est plus valable',
  'We can send a new one to the same address.': 'Nous pouvons en envoyer un nouveau à la même adresse.',
  'Send me a new link': 'Envoyez-moi un nouveau lien',
  'A new link is on its way': 'Un nouveau lien est en route',
  'It goes to the address that the first one was sent to, and arrives within minutes.':
    'Il part à la même adresse que le premier et arrive en quelques minutes.',
  'New links have already been sent': 'De nouveaux liens ont déjà été envoyés',
  'Please look in your inbox and your spam folder. You can ask for another one tomorrow.':
    'Veuillez regarder dans votre boîte, aussi parmi les indésirables. Vous pourrez en recevoir un autre demain.',
  'The portal is closed at the moment and cannot take letters. Your link will still work: please try again later, or write to us.':
    'Le portail est fermé en ce moment et ne prend pas de lettres. Votre lien reste valable : veuillez réessayer plus tard, ou nous écrire.',
  'Not open at the moment': 'Pas ouvert pour le moment',
  'Thank you. We have your letter': 'Merci. Votre lettre est arrivée',
  'It reached us on {day}, as text and as a PDF, and our team will read it. {name} can see that we have it, but cannot read it.':
    'Nous l’avons reçue le {day}, en texte et en PDF, et notre équipe la lit. {name} voit qu’elle est arrivée, mais ne peut pas la lire.',
  'It reached us on {day}, as a PDF, and our team will read it. {name} can see that we have it, but cannot read it.':
    'Nous l’avons reçue le {day}, en PDF, et notre équipe la lit. {name} voit qu’elle est arrivée, mais ne peut pas la lire.',
  'It reached us on {day}, as text, and our team will read it. {name} can see that we have it, but cannot read it.':
    'Nous l’avons reçue le {day}, en texte, et notre équipe la lit. {name} voit qu’elle est arrivée, mais ne peut pas la lire.',
  'It reached us on {day}, and our team will read it. {name} can see that we have it, but cannot read it.':
    'Nous l’avons reçue le {day}, et notre équipe la lit. {name} voit qu’elle est arrivée, mais ne peut pas la lire.',
  'There is nothing else to do. If something in your letter is wrong, please write to us.':
    'Il n’y a rien d’autre à faire. Si quelque chose n’est pas juste dans votre lettre, veuillez nous écrire.',
  'Thank you for telling us': 'Merci de nous l’avoir dit',
  'You told us on {day} that you cannot write this letter. {name} can see that, but not your reason, and can ask somebody else.':
    'Vous nous avez dit le {day} que vous ne pouvez pas écrire cette lettre. {name} le voit, sans votre raison, et peut demander à une autre personne.',
  'You have passed this on': 'Vous avez transmis cela',
  'On {day} your colleague got a link of their own, and yours no longer works.':
    'Le {day}, votre collègue a reçu son propre lien ; le vôtre ne fonctionne plus.',
  'This letter is no longer needed': 'Cette lettre n’est plus nécessaire',
  '{name} has asked somebody else, so this link no longer works.':
    '{name} a demandé à une autre personne ; ce lien ne fonctionne donc plus.',
  '{name} has withdrawn the application. Thank you anyway.':
    '{name} a retiré la candidature. Merci quand même.',
  'We have already decided on this application. Thank you anyway.':
    'Nous avons déjà pris une décision sur cette candidature. Merci quand même.',
  'Is this your application?': 'Est-ce votre candidature ?',
  'If it is, we will write to {names} and ask for the letter.':
    'Si oui, nous écrirons à {names} pour demander la lettre.',
  'If it is, we can write to the referees you name.':
    'Si oui, nous pouvons écrire aux personnes de référence que vous nommez.',
  'If you did not start this, close this page: we will not ask anybody.':
    'Si vous n’avez pas commencé ceci, fermez cette page : personne n’est sollicité.',
  'Yes, it is mine': 'Oui, c’est la mienne',
  'Thank you': 'Merci',
  'Your email address is confirmed, and we are asking your referees. Your application shows when they have opened the link and sent their letter.':
    'Votre adresse e‑mail est confirmée et nous écrivons à vos personnes de référence. Votre candidature montre quand elles ont ouvert le lien et envoyé leur lettre.',
  'You can close this page.': 'Vous pouvez fermer cette page.',
  'Your email address is confirmed': 'Votre adresse e‑mail est confirmée',
  'There is nothing else to do. You can close this page.':
    'Il n’y a rien d’autre à faire. Vous pouvez fermer cette page.',
  'This link is no longer valid': 'Ce lien n’est plus valable',
  'It has expired, or your application has another email address now. Sign in to your application and ask for a new one.':
    'Il a expiré, ou votre candidature a maintenant une autre adresse e‑mail. Ouvrez votre candidature et demandez un nouveau lien.',
  'A letter for {name}': 'Une lettre pour {name}',
  'Dear {referee}, {name} applies for {programme} at {organisation} and has named you as a referee. You do not need an account. {same} cannot read what you send.':
    'Bonjour {referee}, {name} demande {programme} auprès de {organisation} et vous a indiqué comme personne de référence. Vous n’avez pas besoin de compte. {same} ne peut pas lire ce que vous envoyez.',
  '{name} would like you to write about': '{name} aimerait que vous parliez de',
  'Look again': 'Regarder à nouveau',
  'Your letter': 'Votre lettre',
  'Send the letter': 'Envoyer la lettre',
  'You cannot write it?': 'Vous ne pouvez pas l’écrire ?',
  'Nothing is sent yet.': 'Rien n’est encore envoyé.',
  'Write here': 'Écrivez ici',
  'Up to {most} characters. Leave it empty if you add a PDF.':
    'Jusqu’à {most} caractères. Laissez vide si vous ajoutez un PDF.',
  'Or add your letter as a PDF': 'Ou ajoutez votre lettre en PDF',
  'Smaller than 5 MB.': 'Moins de 5 Mo.',
  'Your PDF is on its way.': 'Votre PDF est en cours d’envoi.',
  'No connection. It continues automatically.': 'Pas de connexion. L’envoi reprendra tout seul.',
  'Your PDF has arrived. Press Send the letter to send it to our team.':
    'Votre PDF est arrivé. Appuyez sur « Envoyer la lettre » pour que notre équipe la reçoive.',
  'Your letter will be sent as soon as your PDF has arrived.':
    'Votre lettre part dès que votre PDF est arrivé.',
  'Your PDF could not be sent. Please choose it again.':
    'Votre PDF n’a pas pu être envoyé. Veuillez le choisir à nouveau.',
  'Choose a PDF': 'Choisir un PDF',
  'Remove the PDF': 'Retirer le PDF',
  'Pass it on to a colleague': 'Transmettre à un ou une collègue',
  'We email your colleague a link of their own. Yours then stops working.':
    'Nous envoyons à votre collègue son propre lien ; le vôtre se termine.',
  'Their name': 'Son nom',
  'Their email address': 'Son adresse e‑mail',
  'Pass it on': 'Transmettre',
  'Why? (optional)': 'Pourquoi ? (facultatif)',
  'Our team reads it, the applicant does not.': 'Notre équipe le lit, pas la personne candidate.',
  'Say that you cannot write it': 'Dire que vous ne pouvez pas l’écrire',
  Decline: 'Refuser',
  'This did not work': 'Cela n’a pas fonctionné',
  'Reminders about your application': 'Rappels de votre candidature',
  'If you start an application and do not finish it, we remind you twice at most.':
    'Nous vous envoyons au plus deux rappels quand vous avez commencé une candidature sans la continuer.',
  'Stop the reminders': 'Arrêter les rappels',
  'You will get no more reminders': 'Vous ne recevez plus de rappels',
  'Your application stays as it is, and you can continue it at any time. You will still get other emails about it.':
    'Votre candidature reste comme elle est, et vous pouvez la continuer à tout moment. Les autres e‑mails à son sujet arrivent toujours.',
  'Undo: remind me': 'Annuler : rappelez-moi',
  'You will get reminders again': 'Vous recevez à nouveau des rappels',
  'We remind you if you start an application and do not finish it.':
    'Nous vous envoyons un rappel quand vous avez commencé une candidature sans la continuer.',
  'It may be incomplete: please open it from the email again. It may also belong to an application that no longer exists; then you get no more reminders about it.':
    'Il est peut-être incomplet : veuillez l’ouvrir à nouveau depuis l’e‑mail. Il appartient peut-être aussi à une candidature qui n’existe plus ; vous ne recevrez alors plus de rappels.',
  'Your data': 'Vos données',
  'As it was on {day}. The file data.json has all of it for programs.':
    'État au {day}. Le fichier data.json contient tout, dans un format pour les programmes.',
  '{status}, submitted on {day}': '{status}, reçue le {day}',
  'None.': 'Aucun.',
  'These documents could not be included: they wait for the virus check, were refused by it, or could not be read. Write to us if you need them.':
    'Ces documents n’ont pas pu être ajoutés : la recherche de virus n’est pas terminée ou les a refusés, ou ils n’ont pas pu être lus. Écrivez-nous si vous en avez besoin.',
  'Hello,': 'Bonjour,',
  'Dear {name},': 'Bonjour {name},',
  Reference: 'Référence',
  Received: 'Reçue le',
  Email: 'E‑mail',
  Password: 'Mot de passe',
  'Will be deleted on': 'Sera effacé le',
  'To change': 'À modifier',
  'Until the end of': 'Jusqu’au',
  'You stopped at': 'Vous étiez à',
  'No more reminders': 'Ne plus recevoir de rappels',
  'Choose a password': 'Choisir un mot de passe',
  'Sign in': 'Se connecter',
  'Sign in to see your application': 'Se connecter pour voir votre candidature',
  'Go to your dashboard': 'Aller à votre espace',
  'See your requests': 'Voir vos requêtes',
  'Change and send': 'Modifier et envoyer',
  'Continue your draft': 'Continuer votre brouillon',
  'Continue my application': 'Continuer ma candidature',
  'See what is asked': 'Voir ce qui est demandé',
  'Confirm that it is you': 'Confirmer que c’est vous',
  'Step {at} of {steps}: {step}': 'Étape {at} sur {steps} : {step}',
  'We have received your {programme} application ({reference})':
    'Nous avons reçu votre candidature de {programme} ({reference})',
  'Thank you for applying to {house}. Your {programme} application has reached us{with_documents}.':
    'Merci pour votre candidature à {house}. Votre candidature de {programme} nous est parvenue{with_documents}.',
  ', complete with its documents': ', avec tous ses documents',
  'We have opened an account for you, where you can follow your application at any time. Sign in with:':
    'Nous avons ouvert un compte pour vous : vous pouvez y suivre votre candidature à tout moment. Connectez-vous avec :',
  'We have opened an account for you, where you can follow your application at any time. Choose a password for it:':
    'Nous avons ouvert un compte pour vous : vous pouvez y suivre votre candidature à tout moment. Choisissez un mot de passe pour ce compte :',
  'You can follow your application at any time. Sign in with the password you already have:':
    'Vous pouvez suivre votre candidature à tout moment. Connectez-vous avec le mot de passe que vous avez déjà :',
  'You can choose a password of your own at once, by this link: {link}':
    'Vous pouvez choisir tout de suite votre propre mot de passe, par ce lien : {link}',
  'Please choose a password of your own after you have signed in. If you do not use this one within 14 days it stops working; "Forgot password" on the sign-in page then gives you a new one.':
    'Choisissez votre propre mot de passe après votre connexion. Si vous n’utilisez pas celui‑ci dans les 14 jours, il ne fonctionne plus ; « Mot de passe oublié ? » sur la page de connexion vous en donne alors un nouveau.',
  'If you did not apply, write to us and we will look into it.':
    'Si vous n’avez pas envoyé de candidature, écrivez-nous et nous regarderons ce qui s’est passé.',
  'The link works once, within 14 days; "Forgot password" on the sign-in page then gives you a new one.':
    'Le lien fonctionne une seule fois, dans les 14 jours ; « Mot de passe oublié ? » sur la page de connexion vous en donne alors un nouveau.',
  'If you have forgotten it, "Forgot password" on the sign-in page gives you a new one.':
    'Si vous l’avez oublié, « Mot de passe oublié ? » sur la page de connexion vous en donne un nouveau.',
  'We are looking at your {programme} application ({reference})':
    'Nous examinons votre candidature de {programme} ({reference})',
  'Your {programme} application to {house} is now being reviewed. A message from our team:':
    'Votre candidature de {programme} à {house} est maintenant à l’étude. Un message de notre équipe :',
  'We will write to you again as soon as there is a decision.':
    'Nous vous écrirons de nouveau dès qu’il y aura une décision.',
  'Your {programme} application has been approved ({reference})':
    'Votre candidature de {programme} est acceptée ({reference})',
  'We have good news: your {programme} application to {house} has been approved. We look forward to meeting you. A message from our team:':
    'Nous avons une bonne nouvelle : votre candidature de {programme} à {house} est acceptée. Nous nous réjouissons de vous rencontrer. Un mot de notre équipe pour vous :',
  'If anything is unclear, write to us. We are glad to help.':
    'Si quelque chose n’est pas clair, écrivez-nous. Nous vous aiderons avec plaisir.',
  'The decision on your {programme} application ({reference})':
    'La décision sur votre candidature de {programme} ({reference})',
  'Thank you for applying to {house}, and for the time and care that you put into it. We have read your {programme} application closely, and we are sorry that we cannot offer you a place. A message from our team:':
    'Merci pour votre candidature à {house}, et pour le temps et le soin que vous y avez mis. Nous avons lu attentivement votre candidature de {programme}, et nous regrettons de ne pas pouvoir vous offrir de place. Un mot de notre équipe pour vous :',
  'You are welcome to ask for another application one year after you submitted this one. You can do so in your dashboard.':
    'Vous pourrez demander à déposer une autre candidature un an après l’envoi de celle‑ci, dans votre espace.',
  'You can apply for another {programme}': 'Vous pouvez déposer une nouvelle candidature de {programme}',
  'Your request for another {programme} application has been approved.':
    'Votre requête pour une nouvelle candidature de {programme} est acceptée.',
  'We have opened a draft for you. Your personal details, education, languages and documents from last time are already in it. Check that they are still right, and replace what has changed.':
    'Nous avons ouvert un brouillon pour vous. Vos informations personnelles, vos études, vos langues et vos documents de la dernière fois y sont déjà : vérifiez s’ils sont encore justes, et remplacez ce qui a changé.',
  'Sign in, open the draft in your dashboard, fill in what is missing and submit it. It reaches us only then.':
    'Connectez-vous, ouvrez le brouillon dans votre espace, remplissez ce qui manque et envoyez‑le. Il ne nous parvient qu’à ce moment‑là.',
  'If you have forgotten your password, "Forgot password" on the sign-in page gives you a new one.':
    'Si vous avez oublié votre mot de passe, « Mot de passe oublié ? » sur la page de connexion vous en donne un nouveau.',
  'Your request for another {programme} application':
    'Votre requête pour une nouvelle candidature de {programme}',
  'Thank you for your request for another {programme} application. We are sorry that we cannot accept another one from you now. Our team gives this reason:':
    'Merci pour votre requête pour une nouvelle candidature de {programme}. Nous regrettons de ne pas pouvoir en recevoir une de vous maintenant. Notre équipe donne cette raison :',
  'We need something more from you ({reference})':
    'Il nous manque encore quelque chose de vous ({reference})',
  'Thank you for your {programme} application to {house}. Before we can decide, our team needs something more from you:':
    'Merci pour votre candidature de {programme} à {house}. Avant de pouvoir décider, notre équipe a encore besoin de quelque chose de vous :',
  'We have opened these parts of your application for you. Everything else stays as you sent it.':
    'Nous avons rouvert ces parties de votre candidature pour vous. Tout le reste demeure comme vous l’avez envoyé.',
  'Change what is needed, save it, then press "Send my answers". If you need more time, or something is unclear, write to us.':
    'Modifiez ce qu’il faut, enregistrez, puis appuyez sur le bouton pour envoyer vos réponses. S’il vous faut plus de temps, ou si quelque chose n’est pas clair, écrivez-nous.',
  'Your {programme} draft will be deleted on {ends_on} ({reference})':
    'Votre brouillon de {programme} sera effacé le {ends_on} ({reference})',
  'You started {one} application to {house} and have not submitted it yet. If you do not continue it, we will delete your answers and documents for good on {ends_on}.':
    'Vous avez commencé une candidature pour {one} à {house} et ne l’avez pas encore envoyée. Si vous ne la continuez pas, nous effacerons vos réponses et vos documents pour toujours le {ends_on}.',
  'Do you still want to apply? Open your draft and change or add something: then we keep it.':
    'Voulez-vous toujours poursuivre cette candidature ? Ouvrez votre brouillon et modifiez ou ajoutez quelque chose : il sera alors gardé.',
  'If you no longer want to apply, you do not need to do anything.':
    'Si vous ne voulez plus poursuivre cette candidature, vous n’avez rien à faire.',
  'If you did not start this, somebody may have mistyped their address. You do not need to do anything.':
    'Si vous n’avez pas commencé cela, quelqu’un s’est peut-être trompé d’adresse. Vous n’avez rien à faire.',
  'Your {programme} application is waiting for you ({reference})':
    'Votre candidature de {programme} vous attend ({reference})',
  'You started {one} application to {house} and have not worked on it for {days} days. What you filled in is saved, and you can continue where you stopped, on any device.':
    'Vous avez commencé une candidature pour {one} à {house} et ne l’avez pas continuée depuis {days} jours. Ce que vous avez rempli est gardé, et vous pouvez continuer là où vous en étiez, sur n’importe quel appareil.',
  'Come back to your {programme} application ({reference})':
    'Revenez à votre candidature de {programme} ({reference})',
  'Here is the link that you asked for. It opens your {programme} application to {house} at the step where you stopped, on any device.':
    'Voici le lien que vous avez demandé. Il ouvre votre candidature de {programme} à {house} à l’étape où vous en étiez, sur n’importe quel appareil.',
  'You will be asked for this email address and the phone number that you gave.':
    'Cette adresse e‑mail et le numéro de téléphone que vous avez donné vous seront demandés.',
  'If you did not ask for this, somebody may have mistyped their address. You do not need to do anything.':
    'Si vous n’avez rien demandé, quelqu’un s’est peut-être trompé d’adresse. Vous n’avez rien à faire.',
  '{applicant} asks you for a reference letter': '{applicant} vous demande une lettre de recommandation',
  'Reminder: {applicant} asks you for a reference letter':
    'Rappel : {applicant} vous demande une lettre de recommandation',
  '{applicant} has named you as a referee, and would like to ask you for a letter. The link below shows who they are applying to and what they would like you to write about.':
    '{applicant} a donné votre nom comme personne de référence et aimerait vous demander une lettre. Le lien ci-dessous montre à qui la demande est adressée et sur quoi vous pourriez écrire.',
  'You do not need an account. On the page you can write the letter or add a PDF, say that you cannot, or pass it on to a colleague.':
    'Vous n’avez pas besoin de compte. Vous pouvez y écrire ou ajouter un PDF, dire que vous ne pouvez pas, ou transmettre à un ou une collègue.',
  'The link is only for you and works for 60 days. The applicant cannot read your letter.':
    'Le lien est pour vous seulement et fonctionne 60 jours. La personne candidate ne lira pas votre lettre.',
  'If you do not know this person, you do not need to do anything.':
    'Si vous ne connaissez pas cette personne, vous n’avez rien à faire.',
  '{applicant} has named you as a referee, and we do not have your letter yet. If you have a moment, it takes a few minutes; if you cannot write it, please say so on the same page, so that {applicant} can ask somebody else.':
    '{applicant} a donné votre nom comme personne de référence, et votre lettre n’est pas encore là. Si vous avez un moment, cela prend quelques minutes ; si vous ne pouvez pas l’écrire, dites‑le sur la même page, pour que {applicant} puisse demander à quelqu’un d’autre.',
  'Here is the new link you asked for. It opens the page with the letter for {applicant}.':
    'Voici le nouveau lien que vous avez demandé. Il ouvre la page de la lettre pour {applicant}.',
  'Thank you for your letter for {applicant}. Our virus scanner has refused the PDF that you sent, and nobody has opened it. Please send another PDF, or write your letter on the page.':
    'Merci pour votre lettre pour {applicant}. Notre antivirus a refusé le PDF que vous avez envoyé, et personne ne l’a ouvert. Envoyez un autre PDF, ou écrivez votre lettre sur la page.',
  'May we write to your referees?': 'Pouvons-nous écrire à vos personnes de référence ?',
  'Somebody has started an application to {house} with this email address, and has named a referee to ask for a letter. We write to referees only after you confirm that it is you.':
    'Quelqu’un a commencé une candidature à {house} avec cette adresse e‑mail, et a nommé une personne de référence à qui nous devons demander une lettre. Nous n’écrivons à ces personnes que lorsque vous avez confirmé que c’est vous.',
  'The link works for 60 days.': 'Le lien fonctionne 60 jours.',
  'If you did not start this, somebody may have mistyped their address. You do not need to do anything, and we will not ask anybody.':
    'Si vous n’avez pas commencé cela, quelqu’un s’est peut-être trompé d’adresse. Vous n’avez rien à faire : personne n’est sollicité.',
  'Your message to the applicant appears here.': 'Votre message à la personne candidate apparaît ici.',
  'Each line is a paragraph.': 'Chaque ligne est un paragraphe.',
};

export default sentences;
