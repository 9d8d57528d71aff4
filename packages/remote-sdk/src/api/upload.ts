import { refused, unanswered } from '../api-error';
import { type Caller, sharedHeaders } from '../call-rules';
import { type Answer, parseBody } from './answer';

export interface UploadOptions {
  /** Called while the file travels, with whole percentages from 0 to 100. */
  onProgress?: (percent: number) => void;
  /** Called when the connection is lost and the upload waits for it, and when it goes on. */
  onWaiting?: (waiting: boolean) => void;
  /** Cancels the upload: the call then throws an ApiError of kind 'aborted'. */
  signal?: AbortSignal;
}

/** Sends a form with files, by XMLHttpRequest, because fetch reports no progress of uploads. */
export function sendForm(
  path: string,
  form: FormData,
  caller: Caller,
  { onProgress, signal }: UploadOptions,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(unanswered('aborted'));
      return;
    }
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const settled = () => signal?.removeEventListener('abort', abort);
    signal?.addEventListener('abort', abort);

    request.open('POST', path);
    for (const [name, value] of Object.entries(sharedHeaders(caller))) request.setRequestHeader(name, value);
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress?.(Math.floor((event.loaded / event.total) * 100));
    };
    request.onload = () => {
      settled();
      const body = parseBody(request.responseText);
      if (request.status >= 200 && request.status < 300) resolve({ status: request.status, body });
      else reject(refused(request.status, body, (name) => request.getResponseHeader(name)));
    };
    request.onerror = () => {
      settled();
      reject(unanswered('network'));
    };
    request.onabort = () => {
      settled();
      reject(unanswered('aborted'));
    };
    request.send(form);
  });
}
