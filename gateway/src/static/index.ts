export { contentTypeOf } from './content-types';
export { asSendable, type Document, makeDocument } from './document';
export { type FileSource, folderSource } from './file-source';
export { sendFile } from './files';
export { etagOf, Memory } from './memory';
export { immutable, revalidate, send } from './send';
