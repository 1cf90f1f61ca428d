/**
 * The changes that make an answer of the API untrue, read off the answer itself: every post and
 * every member in it, the reading list it shows, and "some list of posts" for any list.
 */
export function dependenciesOf(answer: unknown, found: Set<string> = new Set()): Set<string> {
  if (Array.isArray(answer)) for (const item of answer) dependenciesOf(item, found)
  else if (typeof answer === 'object' && answer !== null) {
    addItem(answer as Record<string, unknown>, found)
    for (const value of Object.values(answer))
      if (typeof value === 'object') dependenciesOf(value, found)
  }
  return found
}

function addItem(item: Record<string, unknown>, found: Set<string>): void {
  switch (item['@type']) {
    case 'Post':
      found.add(`post ${item.id as number}`)
      break
    case 'User':
      found.add(`user ${item.id as number}`)
      break
    case 'CustomList':
      found.add(`list ${item.id as number}`)
      break
    case 'hydra:Collection':
    case 'Category':
    case 'Tag':
      found.add('posts')
  }
}
