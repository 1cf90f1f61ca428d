import type { Notice } from '../../ui/notice.tsx'

/** Copies and says so; `what` is named in the notice: 'Bağlantı kopyalandı.' */
export function copyText(text: string, showNotice: (notice: Notice) => void, what: string): void {
  // Where the page came without https there is no clipboard at all.
  Promise.resolve()
    .then(() => navigator.clipboard.writeText(text))
    .then(() => showNotice({ text: `${what} kopyalandı.`, kind: 'success' }))
    .catch(() =>
      showNotice({
        text: `${what} kopyalanamadı. Seçip kendiniz kopyalayabilirsiniz.`,
        kind: 'error',
      }),
    )
}
