import { classes } from '../../ui/classes.ts'

/** Shared by the home page and its skeleton, so that nothing moves when the posts come. */
export const highlightsClass =
  'mb-12 flex flex-col gap-12 border-b pb-12 *:not-first:border-t *:not-first:pt-12'
export const leadClass = 'grid gap-x-12 gap-y-6 lg:grid-cols-[14fr_10fr]'
export const mostReadClass = 'mt-5 grid gap-x-10 gap-y-7 sm:grid-cols-2 lg:grid-cols-3'
export const mostApplaudedClass = 'mt-6 grid gap-x-6 gap-y-8 sm:grid-cols-3 lg:gap-x-10'

/** Three of the most applauded are under their covers (on a phone one), the rest are quiet lines below. */
export const coverCount = 3
export const applaudedCoverClass = (index: number): string =>
  classes('mb-4 aspect-[5/2]', index > 0 && 'max-sm:hidden')
