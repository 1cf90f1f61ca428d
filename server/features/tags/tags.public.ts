export { isUsedTag } from './tag-list.sql.ts'
export { asTag, requireTag, selectTaggedPostIds } from './tags.sql.ts'
