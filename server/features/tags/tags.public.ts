export { asTag, requireTag, selectTaggedPostIds } from './tags.sql.ts'
