/** What was added to a list and taken from it, done to the list that it has become meanwhile. */
export function mergeWords(
  before: readonly string[],
  written: readonly string[],
  newer: readonly string[],
): string[] {
  const added = written.filter((word) => !before.includes(word))
  const removed = new Set(before.filter((word) => !written.includes(word)))
  return [...new Set([...newer.filter((word) => !removed.has(word)), ...added])]
}
