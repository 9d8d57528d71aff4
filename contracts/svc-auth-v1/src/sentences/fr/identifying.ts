/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Login failed. Please check your details and try again.':
    'La connexion a échoué. Veuillez vérifier ce que vous avez saisi et réessayer.',
  'We have sent a code to your email address. Enter it to continue.':
    'Nous avons envoyé un code à votre adresse e‑mail. Saisissez‑le pour continuer.',
  'That code is not right. Check the newest email from us.':
    'Ce code n’est pas juste. Regardez notre e‑mail le plus récent.',
  'That code is no longer valid. We have sent a new one.':
    'Ce code n’est plus valable. Nous en avons envoyé un nouveau.',
  'That code is no longer valid. Please ask for a new one.':
    'Ce code n’est plus valable. Veuillez en demander un nouveau.',
  'Many wrong details have come from this network. Please reload this page and try again.':
    'Beaucoup d’informations fausses sont venues de ce réseau. Veuillez recharger cette page et réessayer.',
  'Somebody has just started with these details. Please try again.':
    'Quelqu’un vient de commencer avec ces informations. Veuillez réessayer.',
  'This is already your email address.': 'C’est déjà votre adresse e‑mail.',
  'There is already an account with this address. Sign in there with its password, or enter another address here.':
    'Cette adresse a déjà un compte. Connectez-vous avec son mot de passe, ou écrivez une autre adresse ici.',
  'There is an application with this email address and phone number already. Please check the number.':
    'Il y a déjà une candidature avec cette adresse e‑mail et ce numéro de téléphone. Veuillez vérifier le numéro.',
  'For your safety, you can correct this only on the device where you started. Please continue there, or write to us.':
    'Pour votre sécurité, cela ne peut être corrigé que sur l’appareil sur lequel vous avez commencé. Veuillez continuer sur cet appareil, ou nous écrire.',
  'The applicant has confirmed this email address, so only they can change it. Please write to them, or call them.':
    'La personne candidate a confirmé cette adresse e‑mail ; elle seule peut donc la changer. Veuillez lui écrire ou l’appeler.',
  'This email address belongs to another account already.':
    'Cette adresse e‑mail appartient déjà à un autre compte.',
};

export default sentences;
