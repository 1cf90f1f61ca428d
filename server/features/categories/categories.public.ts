export { asCategory, findCategory, requireCategory, selectCategories } from './categories.sql.ts'
