/** How long a page may take to arrive before its panel is shown. */
export const PAGE_TIMEOUT_MS = 20_000;

/** In ms: how long one request of the page may take; shorter, so that a retry does not join a request that hangs. */
export const REQUEST_TIMEOUT_MS = 15_000;
