/** Buttons side by side, or one below the other where there is no room. */
export const buttonRow = { display: 'flex', flexWrap: 'wrap', gap: '0.5rem' } as const;
