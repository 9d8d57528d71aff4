/** Descriptions of answers, for the OpenAPI document, where a call gives none of its own. */
export const notProven =
  'Not allowed; with `reauthenticate: true` the password was proven more than a quarter of an hour ago';

export const meanings: Record<number, string> = {
  200: 'Done',
  201: 'Made',
  202: 'Taken on',
  204: 'Done, nothing to say',
  400: 'Unreadable',
  401: 'Not signed in',
  403: 'Not allowed',
  404: 'Not there, or not yours',
  409: 'Conflict',
  413: 'Too large',
  415: 'Wrong type',
  422: 'Fields break rules',
  429: 'Too many attempts',
  500: 'Something went wrong',
  503: 'Not available at the moment',
};
