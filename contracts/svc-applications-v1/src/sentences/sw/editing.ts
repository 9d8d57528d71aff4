/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Application data saved, but file upload failed. Please try uploading files again.':
    'Data ya ombi imehifadhiwa, lakini upakiaji wa faili umeshindwa. Tafadhali jaribu kupakia faili tena.',
  "You don't have permission to update this application": 'Huna ruhusa ya kusasisha ombi hili',
  'Validation failed': 'Uhakiki umeshindwa',
  'Please try again': 'Tafadhali jaribu tena',
  'No intern_details_id found. Please close and reopen the edit modal.':
    'Hakuna intern_details_id iliyopatikana. Tafadhali funga na ufungue tena dirisha la kuhariri.',
  'No application ID found': 'Hakuna namba ya ombi iliyopatikana',
  'Failed to upload document': 'Imeshindwa kupakia hati',
  'Update Failed': 'Usasishaji Umeshindwa',
  'File Too Large': 'Faili ni Kubwa Mno',
  'Invalid File Type': 'Aina ya Faili Si Sahihi',
};

export default sentences;
