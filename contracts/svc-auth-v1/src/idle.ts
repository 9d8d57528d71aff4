/** After how many minutes without use a session of staff may end (updateSessionRule). */
export const idleMinutes = {
  least: 5,
  most: 720,
  say: 'Enter a whole number of minutes from 5 to 720',
} as const;
