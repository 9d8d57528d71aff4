import type { ReactNode } from 'react';

const soft = 'var(--p-accent-soft)';
const surface = 'var(--p-surface)';
const warm = { fill: 'var(--p-signal-soft)', stroke: 'var(--p-signal)' };

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
      <path fill={surface} d="M48 17c-9-6-20-7-34-5v32c14-2 25-1 34 5 9-6 20-7 34-5V12c-14-2-25-1-34 5z" />
      <path d="M48 17v32" />
      <path strokeOpacity=".45" d="M22 21c6-.5 12 0 18 2M22 30c6-.5 12 0 18 2M56 32c6-2 12-2.5 18-2" />
      <path {...warm} d="M62 10h10v14l-5-4-5 4z" />
    </>
  ),
  talk: (
    <>
      <path
        fill={surface}
        d="M18 8h34a4 4 0 0 1 4 4v16a4 4 0 0 1-4 4H30l-9 8v-8h-3a4 4 0 0 1-4-4V12a4 4 0 0 1 4-4z"
      />
      <path strokeOpacity=".45" d="M22 16h26M22 24h16" />
      <path {...warm} d="M62 22h16a4 4 0 0 1 4 4v14a4 4 0 0 1-4 4h-2v7l-8-7H50a4 4 0 0 1-4-4v-4" />
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
