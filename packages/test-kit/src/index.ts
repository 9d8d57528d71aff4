export { createDatabase, databases, type TestEngine } from './mariadb/databases';
export { type MariaDb, startMariaDb } from './mariadb/start';
export { expectToFollow } from './openapi/expect-to-follow';
export { makePdf, type PdfOptions } from './pdf/make-pdf';
export { freePort } from './process/child';
export { temporaryFolder } from './process/temporary-folder';
export { startS3, type TestS3 } from './s3/start';
export { type ReceivedMail, readMail, startSmtpServer, type TestSmtpServer } from './smtp/server';
export { makeZip } from './zip/make-zip';
