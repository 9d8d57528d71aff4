/** The fields of an event about what people did to their own account. */
export const ofPerson = ({ id, role }: { id: number; role: string }) => ({
  actor: { personId: id, role },
  subject: { kind: 'person', id },
});
