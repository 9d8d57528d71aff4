/** In days of 24 hours: how long an unused mailed password works, and its link in any case. */
export const mailedPasswordDays = 14;
