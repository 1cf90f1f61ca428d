/** One thing measured, and how it must be. */
export interface Finding {
  name: string
  ratio: number
  limit: { least: number } | { most: number }
  detail: string
}

export function isOk({ ratio, limit }: Finding): boolean {
  return 'least' in limit ? ratio >= limit.least : ratio <= limit.most
}

export function printFindings(title: string, findings: Finding[]): void {
  console.log(`\n${title}\n`)
  for (const finding of findings) {
    const { name, ratio, limit, detail } = finding
    const wanted = 'least' in limit ? `≥ ${limit.least}` : `≤ ${limit.most}`
    const verdict = isOk(finding) ? 'ok' : 'NOT OK'
    console.log(
      `${name.padEnd(36)} ${ratio.toFixed(2).padStart(5)}   ${wanted.padEnd(5)}   ${verdict.padEnd(6)}   ${detail}`,
    )
  }
}
