import { deletionDays, deletionForm } from '../../../core/contracts/own-data.ts'
import { formatDate } from '../../../core/turkish/dates.ts'
import { count } from '../../../core/turkish/numbers.ts'
import { useCall } from '../../api.ts'
import { deleteAccount } from '../../calls/own-data.gen.ts'
import { Button } from '../../ui/button.tsx'
import { useNotice } from '../../ui/notice.tsx'
import { PasswordDialog } from '../accounts/password-dialog.tsx'
import { useForgetMember } from '../accounts/session.ts'

const days = count(deletionDays, 'gün')

export function DeletionSettings() {
  const call = useCall()
  const forget = useForgetMember()
  const showNotice = useNotice()
  const leave = async (deletedAt: string): Promise<void> => {
    await forget()
    showNotice({
      kind: 'success',
      text: `Hesabınız kapatıldı; ${formatDate(deletedAt)} günü silinecek. O güne kadar oturum açarsanız silme geri alınır.`,
    })
  }
  return (
    <section aria-labelledby="hesabi-sil" className="mt-12">
      <h2 id="hesabi-sil">Hesabı silme</h2>
      <ul className="mt-2 mb-6 flex list-disc flex-col gap-1 pl-5 text-muted">
        <li>Profiliniz, yazılarınız, yorumlarınız ve alkışlarınız hemen gizlenir.</li>
        <li>Bütün oturumlarınız kapanır; planladığınız yazılar yayımlanmaz.</li>
        <li>
          {days} içinde oturum açarsanız silme geri alınır ve her şey olduğu gibi geri gelir;
          başkalarına gitmiş bildirimler dışında.
        </li>
        <li>
          {days} sonra size ait her şey geri dönüşsüz silinir. Başkalarının yanıtladığı yorumların
          ve mesajların yerinde, metinleri olmadan, “Silinmiş üye” yazar. Kullanıcı adınız bir daha
          kimseye verilmez.
        </li>
      </ul>
      {/* One dialog asks and takes the password: nobody decides first and hears then that the password is wrong. */}
      <PasswordDialog
        trigger={
          <Button variant="danger" className="max-sm:w-full">
            Hesabımı sil
          </Button>
        }
        title="Hesabınız silinsin mi?"
        text={`Hemen gizlenecek, ${days} sonra geri dönüşsüz silinecek. Verilerinizi saklamak isterseniz önce arşivinizi indirin.`}
        confirmLabel="Hesabımı sil"
        danger
        schema={deletionForm}
        passwordName="password"
        send={(body) => call(deleteAccount, { body })}
        onDone={({ deletedAt }) => void leave(deletedAt)}
      />
    </section>
  )
}
