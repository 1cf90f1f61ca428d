export const rates = [0.75, 1, 1.25, 1.5, 1.75, 2]

const storageKey = 'dinleme-hizi'

/** How fast this device reads aloud. */
export function chosenRate(): number {
  try {
    const kept = Number(localStorage.getItem(storageKey))
    return rates.includes(kept) ? kept : 1
  } catch {
    return 1
  }
}

export function chooseRate(rate: number): void {
  try {
    localStorage.setItem(storageKey, String(rate))
  } catch {
    // Without storage it holds until listening ends.
  }
}
