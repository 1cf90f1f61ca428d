/** What the validator itself says when a schema gives no sentence of its own. */
export const validation = {
  required: 'Bu alan boş bırakılamaz.',
  type: (expected: string) => `Bu alan ${typeNames[expected] ?? 'başka bir türde'} olmalı.`,
  tooShort: (minimum: number) => `En az ${minimum} karakter olmalı.`,
  tooLong: (maximum: number) => `En çok ${maximum} karakter olmalı.`,
  tooFew: (minimum: number) => `En az ${minimum} öğe olmalı.`,
  tooManyItems: (maximum: number) => `En çok ${maximum} öğe olmalı.`,
  tooSmall: (minimum: number) => `En az ${minimum} olmalı.`,
  tooBig: (maximum: number) => `En çok ${maximum} olmalı.`,
  format: 'Biçimi geçersiz.',
  choice: (choices: string) => `Şunlardan biri olmalı: ${choices}.`,
  invalid: 'Geçersiz değer.',
}

const typeNames: Record<string, string> = {
  string: 'metin',
  number: 'sayı',
  int: 'tam sayı',
  boolean: 'doğru ya da yanlış',
  array: 'liste',
  object: 'nesne',
  record: 'nesne',
  date: 'tarih',
}
