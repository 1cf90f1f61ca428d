import { afterAll } from 'vitest'
import { stopAll } from './at-end.ts'

afterAll(stopAll)
