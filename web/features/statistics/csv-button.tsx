import { Download } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { useNotice } from '../../ui/notice.tsx'
import { saveCsv } from './csv.ts'

interface CsvButtonProps {
  name: string
  rows: () => Parameters<typeof saveCsv>[1]
  children: string
}

export function CsvButton({ name, rows, children }: CsvButtonProps) {
  const showNotice = useNotice()
  const save = () => {
    saveCsv(name, rows())
    showNotice({ kind: 'success', text: 'CSV dosyası indiriliyor.' })
  }
  return (
    <Button variant="outline" size="sm" className="noscript:hidden" onClick={save}>
      <Download size={16} strokeWidth={1.75} aria-hidden />
      {children}
    </Button>
  )
}
