export { archiveName } from './archive-name.ts'
export { Refused } from './reading/refused.ts'
export { textIn, wholeBytes } from './reading/text.ts'
export { openZip, type Zip } from './reading/zip.ts'
