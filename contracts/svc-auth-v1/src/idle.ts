/** The limits, in minutes, of the time without use after which a staff session may end (updateSessionRule). */
export const idleMinutes = {
  least: 5,
  most: 720,
  say: 'Enter a whole number of minutes from 5 to 720',
} as const;
