import { Link } from '@tanstack/react-router'
import { site } from '../../../core/site.ts'
import { withSuffix } from '../../../core/turkish/suffix.ts'
import { Article } from './article.tsx'

export function AboutScreen() {
  return (
    <Article title={`${site.name} hakkında`}>
      <p>
        {site.name}, Türkçe yazanlarla Türkçe okuyanların buluştuğu yerdir. Adını mürekkebin durduğu
        küçük kaptan alır: yazının başladığı yerden.
      </p>
      <p>
        Burada okumak için hesap gerekmez. Yazmak, yorum yapmak, alkışlamak ve yazarları takip etmek
        isteyenler <Link to="/kayit">kayıt olur</Link>; e-posta adresini onaylayan herkes yazabilir.
      </p>
      <h2>Nelere önem veririz</h2>
      <ul>
        <li>Yazı önce gelir: sayfada dikkat dağıtan hiçbir şey durmaz.</li>
        <li>Türkçe doğru yazılır: harfler, ekler ve sıralama Türkçenin kurallarına uyar.</li>
        <li>Okurun izi sürülmez: başka şirketlerin sayaçları ve çerezleri yoktur.</li>
        <li>Yazdığınız sizindir: istediğiniz zaman alıp götürebilir, silebilirsiniz.</li>
      </ul>
      <p>
        {withSuffix(site.name, 'genitive')} kuralları <Link to="/kosullar">koşullar</Link>{' '}
        sayfasında, kişisel verilerle ilgili her şey <Link to="/gizlilik">gizlilik</Link>{' '}
        sayfasındadır.
      </p>
    </Article>
  )
}
