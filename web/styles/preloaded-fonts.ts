import figtreeLatin from '../fonts/figtree-latin.woff2?url'
import figtreeTurkish from '../fonts/figtree-turkish.woff2?url'
import literataLatin from '../fonts/literata-latin.woff2?url'
import literataTurkish from '../fonts/literata-turkish.woff2?url'

/** Every page shows these above the fold: the interface and the titles, in Turkish. */
export const preloadedFonts: string[] = [
  figtreeLatin,
  figtreeTurkish,
  literataLatin,
  literataTurkish,
]
