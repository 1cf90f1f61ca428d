/** Many who ask for the same at once are answered by one asking. */
export function singleFlight<Result>(): (
  key: string,
  ask: () => Promise<Result>,
) => Promise<Result> {
  const underWay = new Map<string, Promise<Result>>()
  return (key, ask) => {
    const asked = underWay.get(key)
    if (asked !== undefined) return asked
    const asking = ask().finally(() => underWay.delete(key))
    underWay.set(key, asking)
    return asking
  }
}
