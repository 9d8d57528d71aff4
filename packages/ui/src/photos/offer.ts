/** Apart from the words of the dialog, which are fetched with it. */
export const photosOffer = 'Use photos of the paper';
