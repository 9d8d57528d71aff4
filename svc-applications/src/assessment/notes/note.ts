/** What a member of staff wrote about an application, for colleagues alone. */
export interface Note {
  id: number;
  applicationId: number;
  by: { id: number; name: string };
  text: string;
  createdAt: Date;
}
