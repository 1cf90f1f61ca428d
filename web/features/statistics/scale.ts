/** Lines of the chart are at most so many steps apart from its ground. */
const mostSteps = 4

/** Round numbers from 0 to the first one that is not below the largest value. */
export function ticksUpTo(largest: number): number[] {
  const step = roundStep(largest / mostSteps)
  const steps = Math.max(1, Math.ceil(largest / step))
  return Array.from({ length: steps + 1 }, (_, index) => index * step)
}

/** The next of 1, 2, 5, 10, 20, 50, …: nobody reads a third of a post. */
function roundStep(least: number): number {
  const magnitude = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(least, 1))))
  return [1, 2, 5, 10].map((factor) => factor * magnitude).find((step) => step >= least)!
}
