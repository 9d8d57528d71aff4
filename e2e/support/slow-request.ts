import { request } from 'node:http';

export interface SlowRequest {
  /** Sends what is left of the body; resolves to the answer. */
  finish(): Promise<{ status: number; text: string }>;
}

interface Sent {
  method?: string;
  token: string;
  type: string;
  body: Buffer;
}

/** Opens a request and sends half of its body, as a slow line does. Resolves once that is on its way. */
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
  // What comes before somebody asks for it is no unhandled failure.
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

/** A form as the bytes that a browser sends. */
export async function bytesOf(form: FormData): Promise<{ type: string; body: Buffer }> {
  const encoded = new Response(form);
  return {
    type: String(encoded.headers.get('content-type')),
    body: Buffer.from(await encoded.arrayBuffer()),
  };
}
