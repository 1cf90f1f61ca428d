/** The cookie that remembers where a visitor wanted to go before signing in. */
export const returnCookie = 'donus'
