/** The reference by which applicants know an application, in the dashboard, in mails and on their copy: `APP-007`. */
export const ownReference = (id: number): string => `APP-${String(id).padStart(3, '0')}`;
