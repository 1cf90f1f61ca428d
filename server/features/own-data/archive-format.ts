import { formatNumber } from '../../../core/turkish/numbers.ts'
import { mostOfOthers } from './archive-pictures.ts'

/** Counts up whenever a reader of older archives could no longer read a new one. */
export const archiveFormat = { format: 'hokka-archive', version: 1 } as const

export const dataFile = (kind: string): string => `veri/${kind}.json`

/** Lies beside the data, for whoever writes a program that reads them. */
export const readMe = `# Verilerinizin biçimi

\`manifest.json\` arşivin biçimini (\`format\`), sürümünü (\`version\`), sitesini ve hazırlandığı anı söyler. Bu belge 1. sürümü anlatır.
\`account.json\` bir nesnedir. Öteki dosyaların her biri bir dizidir; her satırda bir öğe vardır, bu yüzden satır satır da okunabilir.
Zamanlar ISO 8601 biçimindedir. Başka üyeler yalnızca herkesin gördüğü kullanıcı adlarıyla ve adlarıyla geçer.

| dosya | içindekiler |
|---|---|
| account.json | profil, e-posta tercihleri, sosyal hesaplar, eski kullanıcı adları, sessize alınan bildirimler, iki adımlı doğrulama, geçiş anahtarları, anlık bildirim alan aygıtlar, içe aktarmalar |
| posts.json | taslaklar ve silinenlerle birlikte bütün yazılar; \`number\` arşivdeki sırası, \`entries\` bloklar, \`edit\` henüz yayımlanmamış değişiklikler; \`status\`: 0 yayından kaldırılmış, 1 yayında, 2 taslak, 3 onay bekliyor, 4 inceleniyor, 5 planlanmış |
| revisions.json | yazıların eski sürümleri, o zamanki kapakları, kategorileri ve etiketleriyle; \`post\` yazının \`number\` değeri |
| comments.json | yorumlarınız; \`answerTo\` yanıtladığınız yorum |
| applause.json, commentLikes.json | alkışladığınız yazılar, beğendiğiniz yorumlar |
| bookmarks.json, lists.json | kaydettiğiniz yazılar ve bulundukları listeler; listeleriniz |
| following.json, followers.json, blocks.json, mutes.json | takip ettikleriniz, takipçileriniz, engelledikleriniz, sessize aldıklarınız |
| conversations.json, messages.json | konuşmalarınız ve okuyabildiğiniz mesajlar; silinmiş üyelerin mesajlarında \`text\` boştur |
| notifications.json, reports.json, sessions.json | bildirimleriniz, şikâyetleriniz, açık oturumlarınız |
| decisions.json | içeriğiniz ve hesabınız hakkında verilen kararlar; \`title\` ve \`text\` karar verilen içeriğin o günkü hâli, \`until\` askının sonu, \`appeal\` itirazınız ve sonucu |
| statistics.json | yazılarınızın gün gün toplamları (İstanbul günleri) |

Görseller \`resimler\` klasöründedir; bloklarda ve kapaklarda adresleri arşivin köküne göre yazılıdır.
Yazılarınızdaki görsellerden başkalarının yüklediklerinin en yeni ${formatNumber(mostOfOthers)} tanesi alınır; ötekiler sitedeki adresleriyle durur.
`
