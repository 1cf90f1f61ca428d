/** The API gives some messages as the specification has them, without a full stop; pages show sentences. */
export const asSentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`)
