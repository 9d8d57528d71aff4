import { generate } from 'lean-qr';
import * as t from '../../messages/second-factor';

export interface AppPictureProps {
  /** The otpauth: address. */
  address: string;
}

// Readers of QR codes need a white margin of four modules.
const margin = 4;

/** The address as a QR code for an authenticator app, drawn in the browser: no other server learns the secret. */
export function AppPicture({ address }: AppPictureProps) {
  const code = generate(address);
  const squares: string[] = [];
  for (let y = 0; y < code.size; y += 1)
    for (let x = 0; x < code.size; x += 1) if (code.get(x, y)) squares.push(`M${x} ${y}h1v1h-1z`);
  const side = code.size + 2 * margin;
  return (
    <svg
      role="img"
      aria-label={t.appPicture()}
      width="220"
      height="220"
      viewBox={`${-margin} ${-margin} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <rect x={-margin} y={-margin} width={side} height={side} fill="#fff" />
      <path d={squares.join('')} fill="#000" />
    </svg>
  );
}
