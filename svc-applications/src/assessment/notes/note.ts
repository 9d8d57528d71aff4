/** A note by a member of staff about an application; only colleagues can read it. */
export interface Note {
  id: number;
  applicationId: number;
  by: { id: number; name: string };
  text: string;
  createdAt: Date;
}
