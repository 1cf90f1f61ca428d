import { frameHtml } from '../core/document/embed-frame.ts'
import { embedOf } from '../core/document/embeds.ts'
import type { EmbedInfo } from '../core/document/types.ts'

/** What the sites would say of their players, so that nobody is asked while the demo is loaded. */
const titles: Record<string, string> = {
  'https://www.youtube.com/watch?v=0fKBhvDjuy0': 'Powers of Ten™ (1977)',
  'https://www.youtube.com/watch?v=aircAruvnKk':
    'But what is a neural network? | Deep learning chapter 1',
  'https://www.youtube.com/watch?v=fJ9rUzIMcZQ': 'Queen – Bohemian Rhapsody',
  'https://www.youtube.com/watch?v=arj7oStGLkU':
    'Inside the Mind of a Master Procrastinator | Tim Urban | TED',
  'https://www.google.com/maps/dir/Ankara/Aksaray': 'Ankara – Aksaray',
}

interface Player extends EmbedInfo {
  id: number
  url: string
  title: string
}

/** Every player of the demo, as the API would answer it. */
export const players: readonly Player[] = Object.entries(titles).map(([url, title], index) => {
  const embed = embedOf(url)!
  const html = frameHtml(embed, title)
  return {
    id: index + 1,
    provider: embed.player.name,
    url: embed.url,
    html,
    title,
    thumbnail: null,
  }
})

export function playerAt(url: string): Player {
  const found = players.find((player) => player.url === url)
  if (!found) throw new Error(`Nothing is known of the player at ${url}`)
  return found
}
