/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
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
  'This email is already being sent.': 'Cet e‑mail est déjà en cours d’envoi.',
  'Hello,': 'Bonjour,',
  'Dear {name},': 'Bonjour {name},',
  'If this was you, you do not need to do anything.': 'Si c’était vous, vous n’avez rien à faire.',
  When: 'Quand',
  'Your code': 'Votre code',
  'We will never ask you for your password or a code by phone or by email.':
    'Nous ne vous demanderons jamais votre mot de passe ni un code par téléphone ou par e‑mail.',
  'We will never ask you for this code by phone or by email.':
    'Nous ne vous demanderons jamais ce code par téléphone ou par e‑mail.',
  'Choose a new password for {house}': 'Choisissez un nouveau mot de passe pour {house}',
  'Someone, hopefully you, asked for a new password for your account at {house}.':
    'Quelqu’un, vous sans doute, a demandé un nouveau mot de passe pour votre compte chez {house}.',
  'The link below lets you choose one. It works once, within the next hour.':
    'Le lien ci-dessous vous permet d’en choisir un. Il fonctionne une seule fois, pendant une heure.',
  'When you have set it, every device that is signed in to your account is signed out.':
    'Quand vous l’aurez choisi, tous les appareils connectés à votre compte seront déconnectés.',
  'Choose a new password': 'Choisir un nouveau mot de passe',
  'If you did not ask for this, you do not need to do anything: your password stays as it is.':
    'Si vous n’avez rien demandé, vous n’avez rien à faire : votre mot de passe reste le même.',
  'You are invited to {house}': 'Invitation à rejoindre {house}',
  '{invited_by} would like you to join the people who look after the applications at {house}.':
    '{invited_by} souhaite que vous rejoigniez les personnes qui s’occupent des candidatures chez {house}.',
  'Choose a password by the link below and you are in. It works once, within the next 72 hours.':
    'Choisissez un mot de passe par le lien ci-dessous, et vous y êtes. Il fonctionne une seule fois, pendant 72 heures.',
  'Has the link run out? Whoever invited you can send a new one.':
    'Le lien ne fonctionne plus ? La personne qui vous a envoyé cette invitation peut en envoyer une nouvelle.',
  'As an administrator you read and decide applications, and look after the portal and its staff.':
    'Dans l’administration, vous lisez les candidatures et décidez, et vous vous occupez du portail et de son équipe.',
  'As a reviewer you read applications and decide them.':
    'Dans l’équipe d’évaluation, vous lisez les candidatures et décidez.',
  'Accept the invitation': 'Accepter l’invitation',
  'If you did not expect this, you do not need to do anything.':
    'Si vous n’attendiez pas ce message, vous n’avez rien à faire.',
  'Your code for {house}': 'Votre code pour {house}',
  'Welcome back. You are opening your application on a device that we have not seen before.':
    'Quel plaisir de vous revoir. Vous ouvrez votre candidature sur un appareil que nous ne connaissons pas encore.',
  'Enter this code to continue. It works for ten minutes, and a newer one replaces it.':
    'Saisissez ce code pour continuer. Il est valable dix minutes, et un nouveau code le remplace.',
  'If this was not you, you do not need to do anything: without the code nobody can open your application.':
    'Si ce n’était pas vous, vous n’avez rien à faire : sans le code, personne ne peut ouvrir votre candidature.',
  'Somebody, probably you, wants to use this email address for an application to {house}.':
    'Quelqu’un, vous sans doute, veut utiliser cette adresse e‑mail pour une candidature à {house}.',
  'This code confirms that the address is right. It works for ten minutes, and a newer one replaces it.':
    'Ce code confirme que l’adresse est juste. Il est valable dix minutes, et un nouveau code le remplace.',
  'If this was not you, you do not need to do anything: without the code nothing changes.':
    'Si ce n’était pas vous, vous n’avez rien à faire : sans le code, rien ne change.',
  'Your email address was changed ({house})': 'Votre adresse e‑mail a été changée ({house})',
  'Your account now uses another email address, which was confirmed by a code. We no longer send its emails to this address.':
    'Votre compte a maintenant une autre adresse e‑mail, confirmée par un code. Il ne reçoit plus nos e‑mails à cette adresse.',
  'If this was not you, write to {mailbox} at once.':
    'Si ce n’était pas vous, écrivez tout de suite à {mailbox}.',
  'We no longer write to this address ({house})': 'Nous n’écrivons plus à cette adresse ({house})',
  'Somebody applied to us and gave this email address. Our team has replaced it with another one: links that we sent here before no longer work.':
    'Quelqu’un nous a envoyé une candidature avec cette adresse e‑mail. Notre équipe l’a remplacée par une autre : les liens que nous avons envoyés ici auparavant ne fonctionnent plus.',
  'If you did not apply, you do not need to do anything.':
    'Si vous n’avez pas envoyé de candidature, vous n’avez rien à faire.',
  'If you did apply and did not ask for this, write to {mailbox} at once.':
    'Si vous avez envoyé une candidature et n’avez pas demandé ce changement, écrivez tout de suite à {mailbox}.',
  'Not you? Choose a new password': 'Ce n’était pas vous ? Choisissez un nouveau mot de passe',
  'If this was not you, choose a new password at once and write to {mailbox}.':
    'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et écrivez à {mailbox}.',
  'Your password was changed ({house})': 'Votre mot de passe a été changé ({house})',
  'The password of your account was changed. All other devices have been signed out.':
    'Le mot de passe de votre compte a été changé. Tous les autres appareils ont été déconnectés.',
  'Your account now asks for a code ({house})': 'Votre compte demande maintenant un code ({house})',
  'From now on your account asks for a code from your authenticator app after your password.':
    'Désormais, votre compte demande un code de votre application d’authentification après votre mot de passe.',
  'Your account no longer asks for a code ({house})': 'Votre compte ne demande plus de code ({house})',
  'The code from an authenticator app was turned off: your password alone opens your account.':
    'Nous ne demandons plus le code de votre application : votre mot de passe seul ouvre votre compte.',
  'An administrator took the code off your account ({house})':
    'L’administration a retiré le code de votre compte ({house})',
  'An administrator took the code from an authenticator app off your account and signed you out everywhere. You can set it up again in your profile.':
    'L’administration a retiré de votre compte le code d’une application d’authentification et a mis fin à toutes vos sessions. Vous pouvez le remettre en place dans votre profil.',
  'Your recovery codes were replaced ({house})': 'Vos codes de secours ont été remplacés ({house})',
  'New recovery codes were made for your account. The old codes no longer work.':
    'De nouveaux codes de secours ont été créés pour votre compte. Les anciens ne fonctionnent plus.',
  'Your account has a new passkey ({house})': 'Votre compte a une nouvelle clé d’accès ({house})',
  'A passkey was added to your account. It can be used in place of the code after your password.':
    'Une clé d’accès a été ajoutée à votre compte. Elle peut remplacer le code après votre mot de passe.',
  'Your passkey was removed ({house})': 'Votre clé d’accès a été retirée ({house})',
  'A passkey of your account was removed. It no longer works.':
    'Une clé d’accès de votre compte a été retirée. Elle ne fonctionne plus.',
};

export default sentences;
