const accent = 'var(--p-accent)';
const soft = 'var(--p-accent-soft)';
const surface = 'var(--p-surface)';
const signal = 'var(--p-signal)';

/**
 * Terraced hills with a house and a heart above its roof: care at home. The drawing is inlined because the page shows
 * it at once; other drawings are files of packages/ui. It is decorative, without information of its own.
 */
export function Illustration() {
  return (
    <svg
      data-part="hills"
      className="p-hills"
      viewBox="0 0 560 192"
      fill="none"
      stroke={accent}
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="424" cy="62" r="28" fill="var(--p-signal-soft)" stroke="none" />
      <path
        fill={soft}
        fillOpacity=".55"
        strokeOpacity=".45"
        d="M140 170c58-76 122-116 186-116s132 44 204 116z"
      />
      <path strokeOpacity=".2" d="M232 96c62-40 118-40 186 4M206 118c80-50 158-50 240 2" />
      <path fill={soft} d="M14 170C62 114 112 90 164 90s116 36 176 80z" />
      <path
        strokeOpacity=".25"
        d="M98 112c44-20 88-20 134 2M76 130c60-28 122-26 184 4M54 148c30-16 56-24 84-28"
      />
      <path fill={soft} d="M300 170c46-40 92-58 138-58s76 22 110 58z" />
      <path strokeOpacity=".25" d="M388 128c36-14 72-12 106 6M358 146c20-8 36-13 54-16" />
      <path fill={surface} d="M70 170c62-26 128-38 200-38s140 12 214 38z" />
      <path fill={surface} d="M246 138v-35l26-20 26 20v35" />
      <path d="M238 109l34-26 34 26M265 138v-18a7 7 0 0 1 14 0v18" />
      <path d="M196 137v-22M350 137v-18M370 139v-13M170 141v-12" />
      <path
        fill={soft}
        d="M196 88c8 8 10 22 0 28-10-6-8-20 0-28zM350 96c7 7 9 19 0 24-9-5-7-17 0-24zM370 110c5 5 6 13 0 17-6-4-5-12 0-17zM170 112c5 5 7 14 0 18-7-4-5-13 0-18z"
      />
      <path
        fill="var(--p-signal-soft)"
        stroke={signal}
        d="M272 70c-11-7.5-18-14-18-22.5 0-5.5 4-9.5 9-9.5 3.6 0 7 2 9 5.5 2-3.5 5.4-5.5 9-5.5 5 0 9 4 9 9.5 0 8.5-7 15-18 22.5z"
      />
      <pattern id="home-band" width="20" height="15" patternUnits="userSpaceOnUse" y="170">
        <path fill={soft} stroke="none" d="M0 0h20v15H0z" />
        <path fill={accent} stroke="none" d="M0 0h20L10 11z" />
        <path fill={signal} stroke="none" d="M-5 15l5-6 5 6zM15 15l5-6 5 6z" />
      </pattern>
      <path fill="url(#home-band)" stroke="none" d="M0 170h560v15H0z" />
      <path d="M0 170h560M0 185h560" />
    </svg>
  );
}
