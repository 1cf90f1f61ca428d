import { EmptyState } from '../../ui/empty-state.tsx'

const notEnough = 'Yeterli içerik bulunamadı.'

export const NothingHere = () => <EmptyState text={notEnough} />

/** In a corner that has no room for a drawing. */
export const NothingYet = () => <p className="text-muted">{notEnough}</p>
