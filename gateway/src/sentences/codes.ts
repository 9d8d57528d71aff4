/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'This request could not be read.': 'requestUnreadable',
  'The request took too long to arrive. Please try again.': 'timedOut',
  'There is nothing at this address.': 'noSuchAddress',
  'This address cannot be used in that way.': 'wrongMethod',
  'This is too much for one request.': 'requestTooLarge',
  'Several files are being uploaded from here already. Please try again in a few seconds.': 'tooManyUploads',
  'Too much is being sent to the portal at this moment. Please try again in a few seconds.': 'tooManyBodies',
  'This part of the portal is not answering at the moment. Please try again in a few seconds.':
    'partUnavailable',
  'Something went wrong. Please try again.': 'broken',
  'Go back with the Back button of your browser.': 'goBack',
  'No version of {name} is being tried.': 'noTrial',
  'No version of {name} was live before this one.': 'noneBefore',
  'Somebody else released {name} or rolled it back at the same moment.': 'releasedMeanwhile',
  'Nothing of {name} is live.': 'nothingLive',
  'There is no version {version} of {name}.': 'noVersion',
  '{name} {version} is no longer live: {live} is live.': 'noMore',
  '{reason} Nothing was changed: what was live is live.': 'nothingChanged',
  'The record of releases is damaged; the log of the gateway says what to do.': 'recordDamaged',
  'Another gateway has been changing the releases for a long time.': 'changedForLong',
  'The folder of releases cannot be written ({code}).': 'folderNotWritten',
};

export default sentences;
