/** Whether a reference is a row's number; longer ones would not fit into a bigint. */
export const isId = (reference: string): boolean => /^\d{1,18}$/.test(reference)
