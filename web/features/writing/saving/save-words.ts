import { formatSavedAt } from './clock.ts'
import { isUnsaved, type Obstacle, type SaveState } from './save-state.ts'

export type SaveTone = 'none' | 'busy' | 'device' | 'server' | 'trouble'

export interface SaveWords {
  tone: SaveTone
  text: string
}

/** What the page says about where the words are. */
export function saveWords(state: SaveState): SaveWords {
  if (state.obstacle !== null) return { tone: 'trouble', text: obstacleWords(state.obstacle) }
  if (state.sending !== null) return busy
  if (!isUnsaved(state)) return savedWords(state.savedAt)
  if (state.deviceFails)
    return { tone: 'trouble', text: 'Bu aygıta kaydedilemiyor, pencereyi kapatmayın' }
  if (state.onDevice < state.changes) return busy
  if (!state.isOnline) return { tone: 'trouble', text: 'Çevrimdışı: bu aygıtta kayıtlı' }
  if (state.failures > 0)
    return { tone: 'trouble', text: 'Sunucuya ulaşılamıyor: bu aygıtta kayıtlı, yeniden denenecek' }
  return { tone: 'device', text: 'Bu aygıtta kayıtlı' }
}

const busy: SaveWords = { tone: 'busy', text: 'Kaydediliyor…' }

const savedWords = (savedAt: number | null): SaveWords =>
  savedAt === null
    ? { tone: 'none', text: '' }
    : { tone: 'server', text: `Kaydedildi · ${formatSavedAt(savedAt)}` }

function obstacleWords(obstacle: Obstacle): string {
  switch (obstacle.kind) {
    case 'signedOut':
      return 'Oturumunuz kapandı: bu aygıtta kayıtlı'
    case 'conflict':
      return 'Başka bir yerde değiştirildi: bu aygıtta kayıtlı'
    case 'gone':
      return 'Bu yazı sunucuda yok: bu aygıtta kayıtlı'
    default:
      return `Kaydedilemedi: ${obstacle.message}`
  }
}
