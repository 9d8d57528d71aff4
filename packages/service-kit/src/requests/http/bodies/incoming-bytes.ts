import type { EventEmitter } from 'node:events';
import type formidable from 'formidable';
import type { Stay } from '../../../base/room';
import { noSpace } from './upload-space';

/** The members of formidable's form that this plugin touches; its types leave one out. */
interface Form extends EventEmitter {
  _error(error: Error): void;
}

/** Counts the bytes of a form as they arrive. */
export interface IncomingBytes {
  plugin: formidable.PluginFunction;
  /** Ends the form with the error that there is no space. */
  end(): void;
}

/** Takes space for the bytes of a form when they arrive; a form without space ends. */
export function incomingBytes(stay: () => Stay): IncomingBytes {
  let form: Form | undefined;
  let ended = false;
  const end = () => {
    ended = true;
    form?._error(noSpace());
  };
  return {
    end,
    plugin(given) {
      form = given as unknown as Form;
      if (ended) end();
      let counted = 0;
      form.on('progress', (received: number) => {
        if (!stay().take(received - counted)) end();
        counted = received;
      });
    },
  };
}
