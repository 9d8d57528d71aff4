import { useEffect, useId, useRef } from 'react';

const accent = 'var(--p-accent)';
const soft = 'var(--p-accent-soft)';
const surface = 'var(--p-surface)';
const signal = 'var(--p-signal)';
const signalSoft = 'var(--p-signal-soft)';

const way = 'M122 100c4-36 30-56 66-58';
const timing = { duration: 900, easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)', fill: 'backwards' } as const;

/** A letter with a heart that flies over hills. It is animated once unless the person asks for less motion. */
export function SentLetter() {
  const id = useId();
  const line = useRef<SVGPathElement>(null);
  const letter = useRef<SVGGElement>(null);
  useEffect(() => {
    if (!window.matchMedia?.('(prefers-reduced-motion: no-preference)').matches) return;
    line.current?.animate?.([{ strokeDashoffset: '1px' }, { strokeDashoffset: '0px' }], timing);
    letter.current?.animate?.(
      [
        { opacity: 0, transform: 'translate(-84px, 64px) scale(0.4)' },
        { opacity: 1, transform: 'none' },
      ],
      timing,
    );
  }, []);
  return (
    <svg
      className="p-picture"
      viewBox="0 0 320 176"
      width="320"
      height="176"
      fill="none"
      stroke={accent}
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="262" cy="46" r="20" fill={signalSoft} stroke="none" />
      <Hills />
      <mask id={`${id}way`} maskUnits="userSpaceOnUse" x="0" y="0" width="320" height="176">
        <path ref={line} d={way} stroke="#fff" strokeWidth="6" pathLength={1} strokeDasharray="1" />
      </mask>
      <path mask={`url(#${id}way)`} stroke={signal} strokeDasharray="1 7" strokeWidth="2.25" d={way} />
      <g ref={letter}>
        <g transform="rotate(-9 224 40)">
          <rect fill={surface} x="193" y="21" width="62" height="39" rx="3" />
          <path d="M194 23l30 21 30-21M194 58l20-19M254 58l-20-19" />
          <path
            fill={signalSoft}
            stroke={signal}
            d="M224 50.6c-5.7-3.8-8.5-7.1-8.5-11.4 0-2.8 1.9-4.7 4.4-4.7 1.8 0 3.3 1 4.1 2.7.8-1.7 2.3-2.7 4.1-2.7 2.5 0 4.4 1.9 4.4 4.7 0 4.3-2.8 7.6-8.5 11.4z"
          />
        </g>
      </g>
      <Band id={`${id}band`} />
    </svg>
  );
}

function Hills() {
  return (
    <>
      <path fill={soft} fillOpacity=".55" strokeOpacity=".45" d="M36 153c44-54 90-82 138-82s88 28 124 82z" />
      <path strokeOpacity=".2" d="M124 94c34-18 66-18 100 2M98 116c48-24 100-24 150 0" />
      <path fill={soft} d="M6 153c32-40 64-56 98-56s70 22 104 56z" />
      <path strokeOpacity=".25" d="M62 114c28-14 58-14 86 2M42 130c40-20 86-20 128 0" />
      <path fill={soft} d="M186 153c30-30 58-42 84-42 20 0 34 14 44 42z" />
      <path strokeOpacity=".25" d="M240 128c22-10 42-10 58 2M218 144c14-6 26-10 38-11" />
      <path fill={surface} d="M40 153c40-16 80-24 122-24s84 8 124 24z" />
      <path d="M66 120v-12M80 116v-16M256 121v-12" />
      <path
        fill={soft}
        d="M66 94c6 6 7 16 0 21-7-5-6-15 0-21zM80 86c6 6 7 16 0 21-7-5-6-15 0-21zM256 95c6 6 7 16 0 21-7-5-6-15 0-21z"
      />
      <path fill={surface} d="M100 136v-20l15-12 15 12v20" />
      <path d="M95 120l20-16 20 16M111 136v-9a4 4 0 0 1 8 0v9" />
    </>
  );
}

/** The hills at the bottom of every drawing. */
function Band({ id }: { id: string }) {
  return (
    <>
      <pattern id={id} width="16" height="12" patternUnits="userSpaceOnUse" y="154">
        <path fill={soft} stroke="none" d="M0 0h16v12H0z" />
        <path fill={accent} stroke="none" d="M0 0h16L8 9z" />
        <path fill={signal} stroke="none" d="M-4 12l4-5 4 5zM12 12l4-5 4 5z" />
      </pattern>
      <path fill={`url(#${id})`} stroke="none" d="M0 154h320v12H0z" />
      <path d="M0 153.5h320M0 166.5h320" />
    </>
  );
}
