/** Where the comments stand in the page, for those who link to them. */
export const commentsId = 'yorumlar'
