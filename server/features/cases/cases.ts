import type { Feature } from '../../feature.ts'

export const cases: Feature = {}
