/** Applause of one member on one post. */
export const mostApplause = 50

export const ownPostApplause =
  'Alkış özelliğini kendi yazılarınızda kullanamazsınız, ama yazdıklarınız alkışı hak ediyor.'
