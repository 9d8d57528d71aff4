/** How many days of 24 hours a mailed password works while nobody has used it, and its link in any case. */
export const mailedPasswordDays = 14;
