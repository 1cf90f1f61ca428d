import { sessionSeconds } from '../../../core/contracts/accounts.ts'
import { deletionDays, exportLimits } from '../../../core/contracts/own-data.ts'
import { site } from '../../../core/site.ts'
import { count } from '../../../core/turkish/numbers.ts'
import { Article } from './article.tsx'

const sessionDays = count(sessionSeconds / 86_400, 'gün')

export function PrivacyScreen() {
  return (
    <Article title="Gizlilik ve KVKK aydınlatma metni">
      <p>
        Bu metin, 6698 sayılı Kişisel Verilerin Korunması Kanunu'nun 10. maddesi uyarınca{' '}
        {site.name} üyelerini ve ziyaretçilerini bilgilendirir. Veri sorumlusu, siteyi işleten kişi
        ya da kuruluştur.
      </p>
      <h2>İşlediğimiz veriler</h2>
      <ul>
        <li>Hesap: adınız, soyadınız, kullanıcı adınız, e-posta adresiniz, parolanızın özeti.</li>
        <li>
          İçerik: yazılarınız, yorumlarınız, alkışlarınız, mesajlarınız ve takip ettikleriniz.
        </li>
        <li>Oturum: giriş zamanı ve aygıtınızın türü (örneğin “Firefox, Linux”).</li>
        <li>
          Anlık bildirimler: açarsanız, tarayıcınızın bildirim adresi ve anahtarı. Bildirimler
          tarayıcınızı yapan şirketin, yurt dışında olabilen sunucusundan şifrelenmiş olarak geçer;
          içeriğini yalnızca tarayıcınız okuyabilir.
        </li>
        <li>
          Okunma sayıları: yazıların kaç kez, hangi saatlerde, ne kadarının okunduğu ve okurların
          hangi siteden geldiği (yalnızca sitenin adı). Bunlar toplamlardır; kimin okuduğu
          saklanmaz. Aynı okuru iki kez saymamak için tutulan iz bir gün sonra silinir.
        </li>
      </ul>
      <p>
        Parolanızın kendisini saklamayız. Ad ve kullanıcı adınız herkese açıktır; e-posta adresiniz
        kimseye gösterilmez.
      </p>
      <h2>Neden işliyoruz</h2>
      <p>
        Üyelik sözleşmesini yerine getirmek, güvenliği sağlamak ve yasal yükümlülüklere uymak için
        (KVKK m. 5/2-c, ç, f). Verilerinizi reklam için kullanmayız, satmayız, yurt dışına
        aktarmayız (açtığınız anlık bildirimler dışında); sayfalarımızda başka şirketlerin
        izleyicileri ve yazı tipleri yoktur.
      </p>
      <h2>Çerezler</h2>
      <ul>
        <li>
          <code>token</code>: oturumunuzu {sessionDays} boyunca açık tutar.
        </li>
        <li>
          <code>XSRF-TOKEN</code>: başka bir sitenin sizin adınıza işlem yapmasını önler.
        </li>
        <li>
          <code>donus</code>: girişten sonra istediğiniz sayfaya dönmenizi sağlar; bir saat yaşar.
        </li>
      </ul>
      <p>Hepsi zorunlu çerezlerdir; bunlardan başka çerez kullanmayız.</p>
      <h2>Verilerinizi almak ve silmek</h2>
      <p>
        Ayarlarınızın “Verilerim” bölümünde bütün verilerinizin arşivini indirebilir, hesabınızı
        silebilirsiniz. Silinen hesap hemen gizlenir; {count(deletionDays, 'gün')} içinde oturum
        açmazsanız size ait her şey silinir. Arşivler {count(exportLimits.keptDays, 'gün')} sonra
        sunucularımızdan kaldırılır.
      </p>
      <h2>Haklarınız</h2>
      <p>
        KVKK'nın 11. maddesine göre verilerinizin işlenip işlenmediğini öğrenebilir, düzeltilmesini
        ya da silinmesini isteyebilir, işlemeye itiraz edebilirsiniz. Başvurular en geç otuz gün
        içinde yanıtlanır. Bir veri ihlali olursa Kurul'a 72 saat içinde, size de gecikmeden haber
        veririz.
      </p>
    </Article>
  )
}
