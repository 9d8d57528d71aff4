/** Messages about reading without names. */
export const blindMessages = {
  namesHidden:
    'Names are hidden while applications of this programme are read. Ask an administrator if you need this.',
  notHidden: 'The names of this programme are no longer hidden. Open the application again.',
} as const;
