import type { ReactNode } from 'react'
import type { WholeDashboard } from '../../../core/contracts/dashboard.ts'
import { formatBytes, formatNumber } from '../../../core/turkish/numbers.ts'
import { formatPercent } from '../../../core/turkish/percent.ts'
import { RelativeTime } from '../../relative-time.tsx'

export function SiteState({ site }: { site: WholeDashboard }) {
  const { mail, disk, version, backup, trafficRecords: records } = site
  return (
    <section aria-labelledby="durum" className="mt-14">
      <h2 id="durum">Sunucunun durumu</h2>
      <dl className="mt-4 divide-y border-y">
        <Fact name="Boş disk alanı">
          {formatBytes(disk.freeBytes)}
          <Aside>
            {formatBytes(disk.totalBytes)} içinde{' '}
            {formatPercent(disk.freeBytes / Math.max(1, disk.totalBytes))}
          </Aside>
        </Fact>
        <Fact name="Yüklenen görseller">
          {formatBytes(disk.uploadBytes)}
          {!disk.areUploadsHere && <Aside>ayrı bir depoda</Aside>}
        </Fact>
        <Fact name="Veritabanı">{formatBytes(disk.databaseBytes)}</Fact>
        <Fact name="Son yedek">
          {backup.lastAt === null ? 'Henüz yedek alınmadı' : <RelativeTime date={backup.lastAt} />}
        </Fact>
        <Fact name="Gönderilemeyen e-posta">
          {formatNumber(mail.failed)}
          <Aside>
            {formatNumber(mail.waiting)} tanesi yeniden denenecek,{' '}
            {formatNumber(mail.refusedAddresses)} adres posta kabul etmiyor
          </Aside>
        </Fact>
        <Fact name="Trafik kayıtları">
          {records === null ? 'Tutulmuyor' : `${formatNumber(records.days)} gün saklanıyor`}
        </Fact>
        <Fact name="Sürüm">
          {version.site}
          <Aside>
            Node {version.node}, PostgreSQL {version.database}
          </Aside>
        </Fact>
      </dl>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 py-3 sm:grid-cols-[14rem_minmax(0,1fr)]">
      <dt className="text-muted">{name}</dt>
      <dd className="flex flex-wrap items-baseline gap-x-3 wrap-anywhere">{children}</dd>
    </div>
  )
}

const Aside = ({ children }: { children: ReactNode }) => (
  <span className="text-small text-muted">{children}</span>
)
