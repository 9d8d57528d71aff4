/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Invalid email/phone or password. Please check your credentials.':
    'E-mail/téléphone ou mot de passe incorrect. Veuillez vérifier ce que vous avez saisi.',
  'Current password is incorrect.': 'Le mot de passe actuel n’est pas juste.',
  'That password is not right.': 'Ce mot de passe n’est pas juste.',
  'Enter your password': 'Saisissez votre mot de passe',
  'Password is required': 'Le mot de passe est obligatoire',
  'Email is required': 'L’e-mail est obligatoire',
  'Email or phone is required': 'L’e-mail ou le téléphone est obligatoire',
  'Enter an email address in the correct format, like name@example.com':
    'Saisissez une adresse e-mail correcte, comme name@example.com',
  'The portal is closed for maintenance. Please come back later.':
    'Le portail est fermé pour des travaux. Veuillez revenir plus tard.',
  'Please sign in at /staff/auth, where you choose a password of your own.':
    'Veuillez vous connecter sur /staff/auth, où vous choisirez votre propre mot de passe.',
  'Many people are signing in just now. Please try again in a few seconds.':
    'Beaucoup de personnes se connectent en ce moment. Veuillez réessayer dans quelques secondes.',
  'This request did not come from the portal.': 'Cette demande ne vient pas du portail.',
  'This session has ended already.': 'Cette session est déjà terminée.',
  'Many people have this password, so it is among the first that a thief tries. Choose another, for example three words and a number.':
    'Beaucoup de personnes ont ce mot de passe ; c’est donc un des premiers qu’un voleur essaie. Choisissez-en un autre, par exemple trois mots et un nombre.',
  'Password changed successfully.': 'Le mot de passe a été changé.',
  'The link is incomplete. Please open it from the email again.':
    'Le lien est incomplet. Veuillez l’ouvrir à nouveau depuis l’e-mail.',
  'This link has been used or has expired. Please ask for a new one.':
    'Ce lien a été utilisé ou n’est plus valable. Veuillez en demander un nouveau.',
  'If there is an account with this email address, a link is on its way to it.':
    'S’il existe un compte avec cette adresse e-mail, un lien est en route vers elle.',
  'Your password has been changed. Please sign in with it.':
    'Votre mot de passe a été changé. Veuillez vous connecter avec lui.',
  'Too many attempts. Please try again in {wait}.': 'Trop d’essais. Veuillez réessayer dans {wait}.',
  'Many applications begin here just now.': 'Beaucoup de candidatures commencent ici en ce moment.',
  'Many people here have asked for a link.': 'Beaucoup de personnes ici ont demandé un lien.',
  'Many people here have asked for a code.': 'Beaucoup de personnes ici ont demandé un code.',
  'Enter the code': 'Saisissez le code',
  'That passkey did not work. Try again, or enter a code.':
    'Cette clé d’accès n’a pas fonctionné. Réessayez, ou saisissez un code.',
  'That code is not right. Enter the newest code of your app, or a recovery code that you have not used.':
    'Ce code n’est pas juste. Saisissez le code le plus récent de votre application, ou un code de secours que vous n’avez pas utilisé.',
  'Your account asks for a code already. Turn it off first to set up another app.':
    'Votre compte demande déjà un code. Désactivez-le d’abord pour installer une autre application.',
  'This account asks for no code.': 'Ce compte ne demande pas de code.',
  'This portal has no key to keep the secrets of apps by. Whoever runs it names one as FACTOR_KEY_FILE.':
    'Ce portail n’a pas de clé pour garder les secrets des applications. La personne qui le gère en indique une par FACTOR_KEY_FILE.',
  'Nothing is being set up. Please begin again.': 'Rien n’est en cours d’installation. Veuillez recommencer.',
  'That code is not right. Enter the six figures that the app shows now.':
    'Ce code n’est pas juste. Saisissez les six chiffres que l’application montre maintenant.',
  'This is your own account: turn the code off in your profile. Another administrator can reset it, too.':
    'C’est votre propre compte : désactivez le code dans votre profil. Un autre administrateur peut aussi le réinitialiser.',
  'Administrators of this portal need a code to sign in, so it cannot be turned off.':
    'Les administrateurs de ce portail ont besoin d’un code pour se connecter ; il ne peut donc pas être désactivé.',
  'Set up an app for your own account first, in your profile: else this would keep you out.':
    'Installez d’abord une application pour votre propre compte, dans votre profil : sinon, vous ne pourriez plus entrer.',
  'Enter the six figures that your authenticator app shows, or one of your recovery codes.':
    'Saisissez les six chiffres que montre votre application de codes, ou un de vos codes de secours.',
  'Your account asks for a code as well. Please sign in at /staff/auth.':
    'Votre compte demande aussi un code. Veuillez vous connecter sur /staff/auth.',
  'Set up an authenticator app first: it opens your account when the passkey is not at hand.':
    'Installez d’abord une application de codes : elle ouvre votre compte quand la clé d’accès n’est pas à portée de main.',
  'You have {most} passkeys. Remove one that you do not use first.':
    'Vous avez {most} clés d’accès. Supprimez-en d’abord une que vous n’utilisez pas.',
  'The passkey could not be added. Please try again.':
    'La clé d’accès n’a pas pu être ajoutée. Veuillez réessayer.',
  'This passkey is gone already.': 'Cette clé d’accès n’existe plus.',
  'This portal has no name of its own with https, so that browsers keep no passkeys for it.':
    'Ce portail n’a pas de nom propre avec https ; les navigateurs ne gardent donc pas de clés d’accès pour lui.',
  'Enter a name for it': 'Saisissez un nom',
  'There is an account with this email address already.': 'Il y a déjà un compte avec cette adresse e-mail.',
  'Staff accounts are deactivated, not erased.': 'Les comptes de l’équipe sont désactivés, pas effacés.',
  'This invitation is not valid any more. Please ask an administrator to send you a new one.':
    'Cette invitation n’est plus valable. Veuillez demander à un administrateur de vous en envoyer une nouvelle.',
  'This person has accepted an invitation already, or their account is deactivated.':
    'Cette personne a déjà accepté une invitation, ou son compte est désactivé.',
  'This is the only active administrator. Make somebody else an administrator first.':
    'C’est le seul administrateur actif. Nommez d’abord une autre personne administrateur.',
  'You cannot change your own role or deactivate your own account. Another administrator can.':
    'Vous ne pouvez pas changer votre propre rôle ni désactiver votre propre compte. Un autre administrateur le peut.',
  'Enter the full name': 'Saisissez le nom complet',
  'Select a role': 'Choisissez un rôle',
  'Enter the name alone, in one line, without web or email addresses':
    'Saisissez seulement le nom, sur une ligne, sans adresse web ni e-mail',
  'The name can have up to 200 characters': 'Le nom peut avoir jusqu’à 200 caractères',
  'This token opens nothing: it is wrong, has ended, or its time is over.':
    'Ce jeton n’ouvre rien : il est faux, terminé, ou son temps est écoulé.',
  'There are {most} tokens. End one that nobody needs first.':
    'Il y a {most} jetons. Terminez-en d’abord un dont personne n’a besoin.',
  'This token has ended already.': 'Ce jeton est déjà terminé.',
  'Give the token a name': 'Donnez un nom au jeton',
  'Choose what the token is for': 'Choisissez à quoi sert le jeton',
  'Enter a whole number of days from {least} to {most}':
    'Saisissez un nombre entier de jours de {least} à {most}',
  'The name can have up to 60 characters': 'Le nom peut avoir jusqu’à 60 caractères',
  'Send the token of an administrator': 'Envoyez le jeton d’un administrateur',
  'This one is being sent already.': 'Celui-ci est déjà en cours d’envoi.',
};

export default sentences;
