import { request } from 'node:http';

export interface SlowRequest {
  /** Sends the rest of the body; resolves to the answer. */
  finish(): Promise<{ status: number; text: string }>;
}

interface Sent {
  method?: string;
  token: string;
  type: string;
  body: Buffer;
}

/** Opens a request and sends half of its body, as on a slow connection. Resolves once that half was sent. */
export async function openSlowly(
  address: string,
  { method = 'POST', token, type, body }: Sent,
): Promise<SlowRequest> {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': type,
    'content-length': String(body.length),
  };
  const sent = request(address, { method, headers });
  const answered = new Promise<{ status: number; text: string }>((resolve, reject) => {
    sent.once('error', reject);
    sent.once('response', (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    });
  });
  // An error before `finish` is called must not be unhandled.
  answered.catch(() => undefined);
  const half = Math.floor(body.length / 2);
  await new Promise<void>((resolve) => sent.write(body.subarray(0, half), () => resolve()));
  return {
    finish: () => {
      sent.end(body.subarray(half));
      return answered;
    },
  };
}

/** The bytes and content type of a form as a browser sends it. */
export async function bytesOf(form: FormData): Promise<{ type: string; body: Buffer }> {
  const encoded = new Response(form);
  return {
    type: String(encoded.headers.get('content-type')),
    body: Buffer.from(await encoded.arrayBuffer()),
  };
}
