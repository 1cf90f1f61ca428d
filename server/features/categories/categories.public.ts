export {
  asCategory,
  findCategory,
  requireCategory,
  selectCategories,
  shownCategories,
} from './categories.sql.ts'
