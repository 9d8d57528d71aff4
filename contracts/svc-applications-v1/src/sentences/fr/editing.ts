/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Application data saved, but file upload failed. Please try uploading files again.':
    'Les données de la candidature sont enregistrées, mais l’envoi des fichiers a échoué. Veuillez envoyer à nouveau les fichiers.',
  "You don't have permission to update this application":
    'Vous n’avez pas le droit de modifier cette candidature',
  'Validation failed': 'Certaines réponses ne sont pas correctes',
  'Please try again': 'Veuillez réessayer',
  'No intern_details_id found. Please close and reopen the edit modal.':
    'Les détails du stage n’ont pas été trouvés. Veuillez fermer la fenêtre et la rouvrir.',
  'No application ID found': 'Le numéro de la candidature n’a pas été trouvé',
  'Failed to upload document': 'L’envoi du document a échoué',
  'Update Failed': 'La modification a échoué',
  'File Too Large': 'Fichier trop grand',
  'Invalid File Type': 'Type de fichier non accepté',
};

export default sentences;
