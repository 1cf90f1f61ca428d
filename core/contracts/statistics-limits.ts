/** Apart from the calls, so that a page knows them without loading any schema. */
export const statisticsLimits = {
  /** The days that the chart shows at first, and that a change is computed for. */
  windowDays: 30,
  /** A year with its leap day. */
  mostDays: 366,
  /** The best hours are those of so many calendar months, the present one included. */
  hourMonths: 3,
}
