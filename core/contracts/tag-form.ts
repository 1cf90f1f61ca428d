import * as z from 'zod/mini'
import { tag } from './post-forms.ts'

export const tagForm = z.object({ name: tag })
