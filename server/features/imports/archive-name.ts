/** In the storage of archives. */
export const archiveName = (importId: number): string => `imports/${importId}`
