// Character classes for the regular expressions of this folder, all for lower-case text.

export const vowel = '[aâeıiîoöuûü]'
export const notVowel = '[^aâeıiîoöuûü]'
export const consonant = '[bcçdfgğhjklmnprsştvyz]'
/** The voiceless ones, after which d becomes t: Gemlik'te. */
export const hardConsonant = '[çfhkpsşt]'
