/** PostgreSQL stores no NUL, and half a surrogate pair would be stored and sent as something else. */
export const isSoundText = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

export const soundText = (text: string): string => text.toWellFormed().replaceAll('\0', '')
