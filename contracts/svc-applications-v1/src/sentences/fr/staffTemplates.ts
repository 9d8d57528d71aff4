/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Write a subject of at most {subject} characters, on one line':
    'Écrivez un objet de {subject} caractères au plus, sur une ligne',
  'Write a text of at most {text} characters': 'Écrivez un texte de {text} caractères au plus',
  'The small print has at most {small} characters':
    'Le texte en petits caractères a au plus {small} caractères',
  'There is no {placeholder} in this email. You can use {known}.':
    'Il n’y a pas de {placeholder} dans cet e‑mail. Vous pouvez utiliser {known}.',
  'The text must contain {placeholder}.': 'Le texte doit contenir {placeholder}.',
  '{placeholder} cannot be used in the subject.': '{placeholder} ne peut pas être utilisé dans l’objet.',
  'A {open} or a {close} is missing. Write a placeholder between both: {example}.':
    'Il manque un {open} ou un {close}. Un champ s’écrit entre les deux : {example}.',
  '"{address}" cannot be a link. Addresses start with https://, http:// or mailto:.':
    '« {address} » ne peut pas être un lien. Les adresses commencent par https://, http:// ou mailto:.',
  'Somebody else has changed this email since you opened it. Check the new text.':
    'Une autre personne a modifié cet e‑mail depuis que vous l’avez ouvert. Vérifiez le nouveau texte.',
};

export default sentences;
