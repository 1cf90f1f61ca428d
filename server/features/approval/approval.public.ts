export { checkDecision, recordDecision, statusDecided } from './decisions.ts'
export { isAmongFirst } from './first-posts.sql.ts'
export { deleteNote } from './notes.sql.ts'
export { noteWait, selectApprovedText } from './waits.sql.ts'
