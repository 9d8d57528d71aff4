/** The messages about erasing a person. */
export const erasureMessages = {
  reason: 'Choose why',
  password: 'Enter your password',
  wrongPassword: 'This is not your password. Nothing was erased.',
} as const;
