/** What is wrong with one field of what was sent. */
export interface Violation {
  propertyPath: string
  message: string
}
