/** The thing that an event is about, by its id alone: names and addresses stay in tables where they can be erased. */
export interface Subject {
  /** 'person', 'application' and the like. */
  kind: string;
  id: number;
}

/** Something that happened, recorded without any personal data. */
export interface NewEvent {
  kind: string;
  /** Absent where nobody was signed in. */
  actor?: { personId: number; role: string } | undefined;
  subject?: Subject | undefined;
  /** The client's address, when another service sends the event for its own request; only its keyed hash is stored. */
  address?: string;
  /** Ids, numbers and constants of the code; never text that a person typed. */
  details?: Record<string, string | number | boolean | string[]>;
  /** Of two events with the same key only the first is stored. At most 100 characters. */
  onceKey?: string;
}

export interface SecurityEvent {
  id: number;
  kind: string;
  at: Date;
  actor: { id: number; role: string } | null;
  subject: Subject | null;
  /** The keyed hash of the network; equal for equal networks. Null where no request caused the event. */
  network: string | null;
  details: Record<string, unknown>;
}
