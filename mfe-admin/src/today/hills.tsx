/** The sun over hills, for a day on which nothing waits. */
export const Hills = () => (
  <svg className="p-hills" viewBox="0 0 240 96" width="240" height="96" aria-hidden="true" focusable="false">
    <circle cx="158" cy="44" r="19" className="p-hills-sun" />
    <path d="M-4 82l4-4c28-26 52-32 76-18s44 12 66-6 48-24 98 10l4 3v32H-4z" className="p-hills-far" />
    <path d="M0 90c36-20 66-22 100-10s84 8 140-8v24H0z" className="p-hills-near" />
    <path d="M52 24q5-6 10 0q5-6 10 0M86 38q4-5 8 0q4-5 8 0" className="p-hills-line" />
  </svg>
);
