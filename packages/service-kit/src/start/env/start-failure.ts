import { EnvError } from '../../base/parse-env';

const remedies: Record<string, string> = {
  EADDRINUSE: 'PORT must be a free port; another program listens on it.',
  EADDRNOTAVAIL: 'HOST must be an address of this machine; it is none.',
  EACCES: 'DATA_DIR must be a folder that this user may write to, and PORT one that this user may take.',
  EEXIST: 'DATA_DIR must be a folder; there is a file of that name.',
  ENOTDIR: 'DATA_DIR must be a folder; a part of its path is a file.',
  EROFS: 'DATA_DIR must be a folder that can be written to; its disk is read-only.',
  ENOSPC: 'DATA_DIR must be on a disk with room; its disk is full.',
  ECONNREFUSED: 'DATABASE_URL must name a server that answers; nothing listens there.',
  ENOTFOUND: 'DATABASE_URL must name a server that answers; its host is not known.',
  ETIMEDOUT: 'DATABASE_URL must name a server that answers; it did not.',
  ER_ACCESS_DENIED_ERROR:
    'DATABASE_URL must have a user and a password that the server knows; it refused them.',
  ER_DBACCESS_DENIED_ERROR: 'DATABASE_URL must name a database that its user may use; it may not.',
  ER_BAD_DB_ERROR: 'DATABASE_URL must name a database that is there; it is not.',
};

/** The operator's message for a process that cannot start: one sentence where the remedy is known, else the stack. */
export function startFailure(error: unknown): string {
  if (error instanceof EnvError) return error.message;
  const { code, stack } = error as NodeJS.ErrnoException;
  return remedies[code ?? ''] ?? stack ?? String(error);
}
