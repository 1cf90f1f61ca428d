export { asCategory, requireCategory, selectCategories } from './categories.sql.ts'
