import { formatPercent } from '../../../core/turkish/percent.ts'
import { button, element } from '../views/element.ts'
import type { UploadBatch, UploadItem } from './batch.ts'

/** What stands in the text while pictures are on their way. */
export function batchView(batch: UploadBatch): HTMLElement {
  const dom = element('div', {
    class: 'uploads',
    attributes: { contenteditable: 'false', role: 'group', 'aria-label': 'Yüklenen görseller' },
  })
  const rows = new Map<UploadItem, Row>()
  const draw = (): void => {
    for (const [item, row] of rows)
      if (!batch.items.includes(item)) {
        row.dom.remove()
        rows.delete(item)
      }
    for (const item of batch.items) {
      let row = rows.get(item)
      if (!row) {
        rows.set(item, (row = newRow(batch, item)))
        dom.append(row.dom)
      }
      row.draw()
    }
  }
  batch.onChange = draw
  draw()
  return dom
}

interface Row {
  dom: HTMLElement
  draw: () => void
}

function newRow(batch: UploadBatch, item: UploadItem): Row {
  const { name } = item.file
  const image = element('img', { attributes: { src: item.preview, alt: '' } })
  const bar = element('progress', { attributes: { max: '1', 'aria-label': `${name} yükleniyor` } })
  const words = element('span', { class: 'upload-words' })
  const retry = button('Yeniden dene', () => batch.retry(item))
  const remove = button('Vazgeç', () => batch.remove(item))
  const dom = element('div', { class: 'upload' }, image, bar, words, retry, remove)
  const draw = (): void => {
    const hasFailed = item.state === 'failed'
    bar.value = item.share
    bar.hidden = hasFailed
    retry.hidden = !hasFailed
    words.textContent = hasFailed ? item.message : formatPercent(item.share)
    dom.classList.toggle('has-failed', hasFailed)
  }
  return { dom, draw }
}
