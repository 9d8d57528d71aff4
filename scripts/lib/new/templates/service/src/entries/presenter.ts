import type { Entry } from './store';

/** The entry in the form that the API sends. */
export const presentEntry = ({ id, title, createdAt }: Entry) => ({ id, title, created_at: createdAt });
