import { sessionSeconds } from '../../../core/contracts/accounts.ts'
import { signUpBursts } from '../../../core/contracts/members.ts'
import { deletionDays, exportLimits } from '../../../core/contracts/own-data.ts'
import type { PageName } from '../../../core/contracts/site-forms.ts'
import { count } from '../../../core/turkish/numbers.ts'

/**
 * What the pages say until an admin has gone through them. Words in braces are filled in from the settings when the
 * page is shown: {site}, {işletmeci}, {adres}, {e-posta}, {telefon}.
 */
export const pageDrafts: Record<PageName, string> = {
  about: `{site}, Türkçe yazanlarla Türkçe okuyanların buluştuğu yerdir.

Burada okumak için hesap gerekmez. Yazmak, yorum yapmak, alkışlamak ve yazarları takip etmek için kayıt olunur; e-posta adresini onaylayan herkes yazabilir.

## Nelere önem veririz

- Yazı önce gelir: sayfada dikkat dağıtan hiçbir şey durmaz.
- Türkçe doğru yazılır: harfler, ekler ve sıralama Türkçenin kurallarına uyar.
- Okurun izi sürülmez: başka şirketlerin sayaçları ve çerezleri yoktur.
- Yazdığınız sizindir: istediğiniz zaman alıp götürebilir, silebilirsiniz.

## Kim işletiyor

Bu siteyi {işletmeci} işletir. Kurallar [koşullar](/kosullar) sayfasında, kişisel verilerle ilgili her şey [gizlilik](/gizlilik) sayfasındadır. Bize [iletişim](/iletisim) sayfasından yazabilirsiniz.`,

  terms: `Bu siteyi kullanarak aşağıdaki kuralları kabul etmiş olursunuz. Kısa tuttuk ki okunsun.

## Hesabınız

- Hesap kişiseldir; parolanızı paylaşmayın. Hesabınızdan yapılanlardan siz sorumlusunuz.
- Başkasının adına ya da başkası sanılacak biçimde kayıt olunmaz.
- Yazmak ve yorum yapmak için e-posta adresinizi onaylamanız gerekir.

## Yazdıklarınız

- Yazılarınızın hakları sizindir. Bize yalnızca onları sitede gösterme izni verirsiniz.
- Başkasının yazısını, görselini izinsiz yayımlamayın; alıntının kaynağını gösterin.
- Yasaya aykırı içerik, nefret söylemi, tehdit, taciz ve kişisel bilgilerin ifşası yayından kaldırılır.

## Kaldırma ve itiraz

Bir içeriği kaldırırsak hangi kuralı neden uyguladığımızı, kararın ne kadar süreceğini ve nasıl itiraz edeceğinizi yazarız. Her içeriği bildirebilirsiniz; bildirimi insanlar değerlendirir.

## Sorumluluk

{site}, 5651 sayılı Kanun anlamında yer sağlayıcıdır ve {işletmeci} tarafından işletilir (adres: {adres}; e-posta: {e-posta}). Hizmeti kesintisiz sunmak için çalışırız ama kesintisizlik sözü veremeyiz. Koşullar değişirse bunu bu sayfada duyururuz.`,

  privacy: `Bu metin, 6698 sayılı Kişisel Verilerin Korunması Kanunu'nun 10. maddesi uyarınca {site} üyelerini ve ziyaretçilerini bilgilendirir.

**Veri sorumlusu:** {işletmeci}, {adres}. Başvurularınız için: {e-posta}.

## İşlediğimiz veriler

- Hesap: adınız, soyadınız, kullanıcı adınız, e-posta adresiniz, parolanızın özeti.
- İçerik: yazılarınız, yorumlarınız, alkışlarınız, mesajlarınız ve takip ettikleriniz.
- Oturum: giriş zamanı ve aygıtınızın türü (örneğin “Firefox, Linux”).
- İletişim: bize yazarsanız adınız, e-posta adresiniz ve iletiniz.
- Düzen: yaptığınız ve hakkınızda yapılan bildirimler, bunlar üzerine alınan kararlar, itirazlarınız ve siteyi yönetenlerin bu işlemlerinin kaydı.
- Kayıt: toplu kayıtları fark etmek için, kayıt olduğunuz ağın ve e-posta sağlayıcınızın özeti; bir gün sonra silinir. Toplu açıldığı sanılan hesaplar ${count(signUpBursts.shownDays, 'gün')} işaretli kalır.
- Anlık bildirimler: açarsanız, tarayıcınızın bildirim adresi ve anahtarı. Bildirimler tarayıcınızı yapan şirketin, yurt dışında olabilen sunucusundan şifrelenmiş olarak geçer; içeriğini yalnızca tarayıcınız okuyabilir.
- Okunma sayıları: yazıların kaç kez, hangi saatlerde, ne kadarının okunduğu ve okurların hangi siteden geldiği (yalnızca sitenin adı). Bunlar toplamlardır; kimin okuduğu saklanmaz. Aynı okuru iki kez saymamak için tutulan iz bir gün sonra silinir.

Parolanızın kendisini saklamayız. Ad ve kullanıcı adınız herkese açıktır; e-posta adresiniz öteki üyelere gösterilmez, onu yalnızca siteyi yönetenler görebilir.

## Neden işliyoruz

Üyelik sözleşmesini yerine getirmek, güvenliği sağlamak ve yasal yükümlülüklere uymak için (KVKK m. 5/2-c, ç, f). Verilerinizi reklam için kullanmayız, satmayız, yurt dışına aktarmayız (açtığınız anlık bildirimler dışında); sayfalarımızda başka şirketlerin izleyicileri ve yazı tipleri yoktur.

## Çerezler

- \`token\`: oturumunuzu ${count(sessionSeconds / 86_400, 'gün')} boyunca açık tutar.
- \`XSRF-TOKEN\`: başka bir sitenin sizin adınıza işlem yapmasını önler.
- \`donus\`: girişten sonra istediğiniz sayfaya dönmenizi sağlar; bir saat yaşar.

Hepsi zorunlu çerezlerdir; bunlardan başka çerez kullanmayız.

## Verilerinizi almak ve silmek

Ayarlarınızın “Verilerim” bölümünde bütün verilerinizin arşivini indirebilir, hesabınızı silebilirsiniz. Silinen hesap hemen gizlenir; ${count(deletionDays, 'gün')} içinde oturum açmazsanız size ait her şey silinir. Kullanıcı adınız başkasına verilmesin diye yalnızca özeti (hash) kalır. Arşivler ${count(exportLimits.keptDays, 'gün')} sonra sunucularımızdan kaldırılır.

## Haklarınız

KVKK'nın 11. maddesine göre verilerinizin işlenip işlenmediğini öğrenebilir, düzeltilmesini ya da silinmesini isteyebilir, işlemeye itiraz edebilirsiniz. Başvurular en geç otuz gün içinde yanıtlanır; [iletişim](/iletisim) sayfasından ya da {e-posta} adresinden başvurabilirsiniz. Bir veri ihlali olursa Kurul'a 72 saat içinde, size de gecikmeden haber veririz.`,
}
