import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { subjectHeader } from './subject-header';
import type { MailTransport } from './transport';

/** Writes each mail to an .eml file named after its message id: a repeated mail replaces its file. */
export function folderTransport(directory: string, from: string): MailTransport {
  return {
    async send({ messageId, about, headers, ...mail }) {
      // Loaded with the first mail, because the library is large and an idle portal writes none.
      const { createTransport } = await import('nodemailer');
      const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
      const { message } = await composer.sendMail({
        ...mail,
        from,
        messageId: `<${messageId}>`,
        headers: { ...headers, ...(about && subjectHeader(about)) },
      });
      await mkdir(directory, { recursive: true });
      const path = join(directory, `${messageId.replace(/[^\w.@-]/g, '_')}.eml`);
      await writeFile(`${path}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${path}.part`, path);
    },
    close() {},
  };
}
