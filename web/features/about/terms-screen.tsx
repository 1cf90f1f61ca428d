import { site } from '../../../core/site.ts'
import { withSuffix } from '../../../core/turkish/suffix.ts'
import { Article } from './article.tsx'

export function TermsScreen() {
  return (
    <Article title="Kullanım koşulları">
      <p>
        {withSuffix(site.name, 'accusative')} kullanarak aşağıdaki kuralları kabul etmiş olursunuz.
        Kısa tuttuk ki okunsun.
      </p>
      <h2>Hesabınız</h2>
      <ul>
        <li>
          Hesap kişiseldir; parolanızı paylaşmayın. Hesabınızdan yapılanlardan siz sorumlusunuz.
        </li>
        <li>Başkasının adına ya da başkası sanılacak biçimde kayıt olunmaz.</li>
        <li>Yazmak ve yorum yapmak için e-posta adresinizi onaylamanız gerekir.</li>
      </ul>
      <h2>Yazdıklarınız</h2>
      <ul>
        <li>
          Yazılarınızın hakları sizindir. Bize yalnızca onları sitede gösterme izni verirsiniz.
        </li>
        <li>Başkasının yazısını, görselini izinsiz yayımlamayın; alıntının kaynağını gösterin.</li>
        <li>
          Yasaya aykırı içerik, nefret söylemi, tehdit, taciz ve kişisel bilgilerin ifşası yayından
          kaldırılır.
        </li>
      </ul>
      <h2>Kaldırma ve itiraz</h2>
      <p>
        Bir içeriği kaldırırsak hangi kuralı neden uyguladığımızı, kararın ne kadar süreceğini ve
        nasıl itiraz edeceğinizi yazarız. Her içeriği bildirebilirsiniz; bildirimi insanlar
        değerlendirir.
      </p>
      <h2>Sorumluluk</h2>
      <p>
        Site, 5651 sayılı Kanun anlamında yer sağlayıcıdır. Hizmeti kesintisiz sunmak için çalışırız
        ama kesintisizlik sözü veremeyiz. Koşullar değişirse bunu bu sayfada duyururuz.
      </p>
    </Article>
  )
}
