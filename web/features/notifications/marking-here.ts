let underWay = 0

/** What this tab marks itself is shown already; loading it anew would take the row away under the finger. */
export const isMarkingHere = (): boolean => underWay > 0

export async function whileMarking<Value>(work: () => Promise<Value>): Promise<Value> {
  underWay += 1
  try {
    return await work()
  } finally {
    underWay -= 1
  }
}
