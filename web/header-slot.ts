/** The element in the header where a page may put its own controls. */
export const headerSlotId = 'baslik-yeri'
