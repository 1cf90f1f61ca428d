const ones = ['sıfır', 'bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz']
const tens = ['', 'on', 'yirmi', 'otuz', 'kırk', 'elli', 'altmış', 'yetmiş', 'seksen', 'doksan']
const powers = ['', 'bin', 'milyon', 'milyar', 'trilyon', 'katrilyon', 'kentilyon']

/** The last word of a number read aloud: 2026 → altı, 40 → kırk, 1.000.000 → milyon. */
export function lastNumberWord(number: string): string {
  const digits = lastDigits(number)
  const significant = digits.replace(/(?<!0)0+$/, '')
  if (!significant) return 'sıfır'
  const zeros = digits.length - significant.length
  const digit = Number(significant.at(-1))
  if (zeros === 0) return ones[digit]!
  if (zeros === 1) return tens[digit]!
  if (zeros === 2) return 'yüz'
  return powers[Math.floor(zeros / 3)] ?? powers.at(-1)!
}

/** Dots between groups of three belong to the number; any other sign begins a new one (14:05). */
function lastDigits(number: string): string {
  const grouped = number.match(/(?<![\d.,:])\d{1,3}(?:\.\d{3})+$/)?.[0]
  return grouped ? grouped.replaceAll('.', '') : (number.match(/(?<!\d)\d+$/)?.[0] ?? '')
}
