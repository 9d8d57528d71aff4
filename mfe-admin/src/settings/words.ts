export const portalMessages = {
  title: 'Portal Settings',
  loadFailed: 'Failed to fetch portal status',
  updateFailed: 'Failed to update portal status',
  enabled: 'Application portal has been enabled. Users can now access the system.',
  disabled: 'Application portal has been disabled. Only admins can access the system.',
  saved: 'Settings saved.',
  saveFailed: 'The settings could not be saved. Please try again.',
  check: 'Validation Error: Please check the form for errors.',
} as const;
