/** How long a notice stays by itself. */
export const noticeSeconds = { passing: 6, worthReading: 10 }
