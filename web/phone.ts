/**
 * A small screen under a finger: nobody can write there, so nothing offers it. The style sheet asks
 * the same question with the classes below, so that the right thing stands there before any script
 * runs.
 */
export const phoneQuery = '(pointer: coarse) and ((width < 48rem) or (height < 30rem))'

export const onlyOnPhone =
  'hidden [@media(pointer:coarse)_and_((width<48rem)_or_(height<30rem))]:block'
export const notOnPhone = '[@media(pointer:coarse)_and_((width<48rem)_or_(height<30rem))]:hidden'
