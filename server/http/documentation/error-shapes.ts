import * as z from 'zod/mini'

const common = {
  '@context': z.string(),
  'hydra:title': z.string(),
  'hydra:description': z.string(),
  status: z.number(),
}

/** Every refusal and failure, as `errorBody` of the frame writes it; a test compares the two. */
export const errorShape = z.object({
  ...common,
  '@type': z.literal('hydra:Error'),
  requestId: z.optional(z.string()),
})

const violationShape = z.object({ propertyPath: z.string(), message: z.string() })

export const violationListShape = z.object({
  ...common,
  '@type': z.literal('ConstraintViolationList'),
  violations: z.array(violationShape),
})
