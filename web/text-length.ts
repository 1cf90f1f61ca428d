/** As the contracts count: what a keyboard makes at the ends is not part of it, and 👋 is one. */
export const textLength = (text: string): number => Array.from(text.trim()).length
