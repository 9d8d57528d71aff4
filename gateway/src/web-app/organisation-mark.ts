/** The portal's mark, a heart, with room around it for devices that cut icons into shapes of their own. */
export const organisationMark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="#0E5A52" d="M0 0h64v64H0z"/><path fill="none" stroke="#fff" stroke-width="3" d="M32 44c-7.500-5-12-9.700-12-15.200 0-3.800 2.800-6.600 6.200-6.600 2.400 0 4.600 1.300 5.800 3.600 1.200-2.300 3.400-3.600 5.800-3.600 3.400 0 6.200 2.800 6.200 6.600 0 5.500-4.500 10.200-12 15.200z"/></svg>`;

export const organisationColour = '#0E5A52';
/** Background of a logo, as in the header of every page. */
export const paper = '#FAF7F2';
