import { ClientFunction } from 'testcafe';

/** Whether this page has shown the sentence in a short message since the last call for it: see page-toasts.js. */
export const result = ClientFunction((sentence: string) => {
  const messages = (window as { portalToasts?: string[] }).portalToasts ?? [];
  const place = messages.findIndex((message) => message.includes(sentence));
  if (place !== -1) messages.splice(place, 1);
  return place !== -1;
});
