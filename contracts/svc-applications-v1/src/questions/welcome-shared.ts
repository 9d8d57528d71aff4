const incomplete = { en: 'Please select a purpose and agree to both terms.' };

/**
 * The common part of both programmes' first sections; their texts are in separate files, so that a wizard loads only
 * its own.
 */
export const begin = { key: 'welcome', heading: { en: 'Welcome' }, once: true } as const;
export const purpose = { kind: 'choice', term: { en: 'Purpose' }, say: incomplete } as const;
export const first = { kind: 'tick', term: { en: 'First agreement' }, say: incomplete } as const;
export const second = { kind: 'tick', term: { en: 'Second agreement' }, say: incomplete } as const;
