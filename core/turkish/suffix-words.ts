// The words whose endings do not follow from their letters. All are in lower case and without
// circumflexes.

/**
 * Words with a back vowel that take front endings, because their last consonant is thin:
 * Cemal'e, saat'i, gol'ü. They came from Arabic and French; Erdal, Ünal, Erol, Tuğrul, İstanbul
 * and Murat look alike and are regular.
 */
const thinWords = words(`
  amal bilal celal cemal delal hilal iclal ikbal kemal meral nihal visal zelal zuhal şevval
  resul rasul rikkat şefkat
  bengal montreal nepal real senegal
  amiral dijital emsal festival final general hal hayal helal ideal ihlal ihmal
  ihtimal iptal istiklal istikbal işgal ithal katedral kristal lokal mareşal meal medikal metal
  mineral misal moral müzikal normal orijinal radikal santral sinyal sosyal sual şimal terminal
  vokal zeval
  alkol banderol gol gondol hol idol kolesterol kontrol metropol mol petrol protokol rol sembol
  ampul kabul mahsul makbul maktul makul meçhul menkul mesul meşgul usul
  belagat cemaat dikkat feragat hakikat itaat kabahat kanaat kıraat liyakat menfaat refakat saat
  sadakat seyahat sıhhat sürat ziraat
  golf harf harp vals emlak helak idrak iştirak
`)

/** Long enough to be known at the end of a compound (Gülnihal, Abdülcelal) without mistakes. */
const compoundLength = 5
const thinCompoundEnds = [...thinWords].filter((word) => word.length >= compoundLength)

/**
 * A circumflex before the last l says thin by itself (Kemâl, Resûl). So do kalp and the names in
 * -alp in living use (Gökalp'in), although TDK's dictionary has "alp, -pı".
 */
export function isThin(word: string): boolean {
  if (/(?:[âû]l|alp)$/.test(word)) return true
  const plain = withoutCircumflex(word)
  return thinWords.has(plain) || thinCompoundEnds.some((end) => plain.endsWith(end))
}

/**
 * Compounds that already carry a possessive (Bey oğl-u) take n before every ending: TDK writes
 * Beyoğlu'na, Eminönü'nde. Surnames in -oğlu are the same compound and are written alike:
 * Ağaoğlu'na, Köroğlu'ndan. Others have worn smooth and are regular: İnönü'ye, Kadıköy'e,
 * Topkapı'ya; so the rest is a list and not a rule.
 */
const possessiveWords = words(`
  akdağmadeni beylikdüzü boğaziçi eminönü gölbaşı hanönü kemeraltı kızkulesi köprübaşı
  marmaraereğlisi pınarbaşı sarayönü tarlabaşı bağlarbaşı çarşıbaşı tuzgölü çayyolu
  bakanlığı bankası bayramı belediyesi birliği boğazı bulvarı caddesi camii camisi çarşısı dağı
  denizi derneği dergisi enstitüsü fakültesi festivali gazetesi gölü günlüğü günü hastanesi
  havalimanı ırmağı kalesi kitabı köprüsü köyü kulesi kulübü kurumu kütüphanesi lisesi mahallesi
  merkezi meydanı müzesi nehri okulu ovası ödülü parkı partisi sarayı savaşı sokağı tepesi
  tiyatrosu üniversitesi vakfı
`)

export function isPossessive(word: string): boolean {
  const plain = withoutCircumflex(word)
  return /(?:oğlu|burnu|hisarı|kavağı|adası|adaları)$/.test(plain) || possessiveWords.has(plain)
}

/** "Su" keeps the y that it lost (suyun). Names that contain it do not: Sezen Aksu'nun. */
export function isWater(word: string): boolean {
  return word === 'su' || word === 'akarsu'
}

function withoutCircumflex(word: string): string {
  return word.replaceAll('â', 'a').replaceAll('î', 'i').replaceAll('û', 'u')
}

function words(text: string): Set<string> {
  return new Set(text.trim().split(/\s+/))
}
