import type { ReactNode } from 'react';

const soft = 'var(--p-accent-soft)';
const surface = 'var(--p-surface)';
const warm = { fill: 'var(--p-signal-soft)', stroke: 'var(--p-signal)' };

/** A face without features. */
const Face = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <circle fill={surface} r="9" />
    <path d="M-3 0h.01M3 0h.01M-2.5 4c1.5 1.5 3.5 1.5 5 0" />
  </g>
);

const pictures = {
  write: (
    <>
      <path fill={surface} d="M22 8h30a3 3 0 0 1 3 3v38H19V11a3 3 0 0 1 3-3z" />
      <path strokeOpacity=".45" d="M26 18h22M26 26h22M26 34h12" />
      <path {...warm} d="M46 44l3-9 18-18 6 6-18 18z" />
    </>
  ),
  read: (
    <>
      <path fill={soft} d="M28 36c0-16 40-16 40 0" />
      <Face x={48} y={15} />
      <path {...warm} d="M39 13c0-12 18-12 18 0-5-4-13-4-18 0z" />
      <path fill={surface} d="M48 33c-8-5-18-6-30-4v20c12-2 22-1 30 3 8-4 18-5 30-3V29c-12-2-22-1-30 4v18" />
    </>
  ),
  talk: (
    <>
      <path fill={soft} d="M6 50c0-17 26-17 26 0M64 50c0-17 26-17 26 0" />
      <Face x={19} y={28} />
      <Face x={77} y={28} />
      <path fill={surface} d="M32 5h26v15H40l-6 5v-5h-2z" />
      <path {...warm} d="M40 26h24v14h-2v5l-6-5H40z" />
    </>
  ),
  decide: (
    <>
      <path fill={surface} d="M14 16h56a3 3 0 0 1 3 3v27a3 3 0 0 1-3 3H14a3 3 0 0 1-3-3V19a3 3 0 0 1 3-3z" />
      <path d="M12 18l30 20 30-20" />
      <circle {...warm} cx="72" cy="18" r="11" />
      <path stroke="var(--p-signal)" strokeWidth="2.25" d="M67 18l4 4 7-8" />
    </>
  ),
  come: (
    <>
      <path fill={soft} d="M4 50c14-20 28-28 44-28s30 8 44 28" />
      <path fill={surface} d="M34 50V28l15-12 15 12v22" />
      <path d="M29 32l20-17 20 17M44 50V40a5 5 0 0 1 10 0v10" />
      <path
        {...warm}
        d="M49 14c-4-2.7-6-5-6-8 0-2 1.3-3.3 3-3.3 1.3 0 2.4.7 3 1.9.6-1.2 1.7-1.9 3-1.9 1.7 0 3 1.3 3 3.3 0 3-2 5.3-6 8z"
      />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type PictureName = keyof typeof pictures;

/** The small drawing of one station. */
export function StoryPicture({ name }: { name: PictureName }) {
  return (
    <svg
      viewBox="0 0 96 56"
      width="96"
      height="56"
      fill="none"
      stroke="var(--p-accent)"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {pictures[name]}
      <path d="M4 50.5h88" />
    </svg>
  );
}
