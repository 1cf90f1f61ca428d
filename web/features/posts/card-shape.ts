/** Shared by the card and its skeleton, so that nothing moves when the cards come. */
export const cardClass =
  'relative grid gap-x-10 gap-y-4 py-7 sm:grid-cols-[minmax(0,1fr)_11rem] sm:items-center'
export const coverClass = 'aspect-[3/1] max-sm:order-first sm:aspect-[3/2]'
