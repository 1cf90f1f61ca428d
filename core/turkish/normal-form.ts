/** More marks than this on one letter are in no language; Unicode calls texts without them stream-safe. */
const marksTooMany = /(\p{M}{30})\p{M}+/gu

/** Sorting the marks of one letter takes the square of their number, so there may only be some. */
export const normalForm = (text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string =>
  text.replace(marksTooMany, '$1').normalize(form)
