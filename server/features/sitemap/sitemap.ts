import type { Feature } from '../../feature.ts'
import { sitemapRoutes } from './sitemap.routes.ts'

export const sitemap: Feature = { addresses: sitemapRoutes }
