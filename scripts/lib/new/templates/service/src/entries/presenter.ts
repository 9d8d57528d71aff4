import type { Entry } from './store';

/** An entry as it goes over the wire. */
export const presentEntry = ({ id, title, createdAt }: Entry) => ({ id, title, created_at: createdAt });
