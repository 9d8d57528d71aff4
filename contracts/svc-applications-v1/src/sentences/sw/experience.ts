/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'In a few words: what you did and where, at most {limit} characters.':
    'Kwa maneno machache: ulifanya nini na wapi, herufi {limit} kwa wingi.',
  'Describe the experience, or remove it': 'Eleza uzoefu, au uuondoe',
  'Description must be {limit} characters or less': 'Maelezo lazima yawe herufi {limit} au chini',
  'Clinical experience': 'Uzoefu wa kliniki',
  'Clinical experience {position}': 'Uzoefu wa kliniki wa {position}',
  'Add clinical experience': 'Ongeza uzoefu wa kliniki',
  'Research experience': 'Uzoefu wa utafiti',
  'Research experience {position}': 'Uzoefu wa utafiti wa {position}',
  'Add research experience': 'Ongeza uzoefu wa utafiti',
  Supervisor: 'Msimamizi',
  'Volunteer experience': 'Uzoefu wa kujitolea',
  'Volunteer experience {position}': 'Uzoefu wa kujitolea wa {position}',
  'Add volunteer experience': 'Ongeza uzoefu wa kujitolea',
  Role: 'Jukumu',
};

export default sentences;
