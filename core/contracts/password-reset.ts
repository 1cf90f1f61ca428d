/** Ways in that are younger than this go with a password set by a link from a mail: somebody else may have opened them. */
export const recentWayInDays = 7

/** As part of a sentence, for the page of the new password and the mails that lead there. */
export const resetEffects = `öteki bütün oturumlar kapanır, son ${recentWayInDays} günde eklenen geçiş anahtarları ve açılan iki adımlı doğrulama kaldırılır`
