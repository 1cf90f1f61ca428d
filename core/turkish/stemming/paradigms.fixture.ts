// Makes the forms of Turkish words in real spelling, so that the stemmer is measured on what people write.

const vowels = 'aeıioöuü'
const lastVowel = (word: string): string => word.match(/[aeıioöuü](?=[^aeıioöuü]*$)/)?.[0] ?? 'e'
const endsInVowel = (word: string): boolean => vowels.includes(word.at(-1)!)

/** `(y)A`, `lAr`, `DIk`: A and I by harmony, D and C by the letter before; letters in brackets as buffers. */
export function withEnding(stem: string, ending: string, front?: boolean): string {
  let word = stem
  let isFront = front
  const bracket = /^\((.)\)/.exec(ending)
  let sounds = ending
  if (bracket) {
    const isBuffer = bracket[1] !== 'I'
    sounds = (isBuffer === endsInVowel(stem) ? bracket[1]! : '') + ending.slice(3)
  }
  for (const sound of sounds) {
    const vowel = lastVowel(word)
    const frontHere = isFront ?? 'eiöü'.includes(vowel)
    const high = 'oöuü'.includes(vowel) ? (frontHere ? 'ü' : 'u') : frontHere ? 'i' : 'ı'
    const voiceless = 'fstkçşhp'.includes(word.at(-1)!)
    word +=
      { A: frontHere ? 'e' : 'a', I: high, D: voiceless ? 't' : 'd', C: voiceless ? 'ç' : 'c' }[
        sound
      ] ?? sound
    if (vowels.includes(word.at(-1)!)) isFront = undefined
  }
  return word
}

/** One ending after another: `lAr+(I)m+DA`. */
const withEndings = (stem: string, endings: string, front?: boolean): string => {
  const [first, ...rest] = endings.split('+')
  return rest.reduce((word, ending) => withEnding(word, ending), withEnding(stem, first!, front))
}

const nounEndings = `
lAr (y)I (y)A DA DAn (n)In (y)lA
(I)m (I)n (s)I (I)mIz (I)nIz lArI
(I)m+DA (I)m+DAn (I)m+A (I)m+I (I)m+In (s)I+nDA (s)I+nDAn (s)I+nA (s)I+nI (s)I+nIn (s)I+ylA
(I)mIz+DA (I)mIz+I (I)mIz+DAn (I)nIz+A (I)nIz+In
lAr+I lAr+A lAr+DA lAr+DAn lAr+In lAr+lA
lAr+Im lAr+ImIz lAr+ImIz+DAn lAr+I+nA lAr+I+nI lAr+I+nDAn lAr+In+DA
DA+ki DA+ki+lAr DA+ki+nI lAr+DA+ki
(y)DI (y)mIş DIr (y)sA lAr+DIr DA+yDI
`

/** `kitap/kitab`: the second spelling stands before vowels. A trailing ' marks a thin end: saat', saate. */
export function nounForms(entry: string): string[] {
  const front = entry.endsWith("'") || undefined
  const [lemma, changed] = entry.replace("'", '').split('/') as [string, string?]
  return [
    lemma,
    ...nounEndings
      .trim()
      .split(/\s+/)
      .map((endings) => {
        const form = withEndings(lemma, endings, front)
        if (!changed || !vowels.includes(form[lemma.length]!)) return form
        return withEndings(lemma, endings, front).replace(lemma, changed)
      }),
  ]
}

const verbEndings = `
mAk mA mA+sI mA+yI mA+nIn mAk+tA mAk+tAn mAk+lA mA+lAr+I (y)Iş (y)Iş+I
DI DI+m DI+n DI+k DI+nIz DI+lAr mA+DI mA+DI+k
mIş mIş+Im mIş+lAr mIş+tI mA+mIş
Iyor Iyor+um Iyor+sun Iyor+uz Iyor+lar Iyor+du Iyor+du+m Iyor+sa mIyor mIyor+um mIyor+du
(y)AcAk (y)AcAğ+Im (y)AcAk+sIn (y)AcAğ+Iz (y)AcAk+lAr (y)AcAk+tI mA+yAcAk (y)AcAğ+I (y)AcAğ+InI
R R+Im R+sIn R+lAr R+DI mAz mAz+lAr mA+m mA+yIz mAz+DI
mAlI mAlI+yIz sA sA+m sA+lAr sA+yDI
(y)AyIm (y)AlIm sIn
(y)Abil+ir (y)Abil+ecek (y)A+mA+DI (y)A+mAz (y)A+mIyor
(y)An (y)An+lAr (y)An+lAr+I DIğ+I DIğ+InI DIğ+Im DIk+lArI mA+DIğ+I
(y)Ip (y)ArAk (y)IncA DIk+CA mA+DAn (y)AlI R+ken mAksIzIn
`

const aoristInI = new Set('al bil bul dur gel gör kal ol öl san var ver vur yen'.split(' '))

/** `git/gid`: the second spelling stands before vowels. */
export function verbForms(entry: string): string[] {
  const [lemma, changed = lemma] = entry.split('/') as [string, string?]
  return verbEndings
    .trim()
    .split(/\s+/)
    .map((endings) => verbForm(lemma, changed, endings))
}

function verbForm(lemma: string, changed: string, endings: string): string {
  if (endings.startsWith('Iyor')) {
    const base = endsInVowel(lemma) ? lemma.slice(0, -1) : changed
    const keepsVowel = /[ıiuü]$/.test(lemma)
    if (lemma === 'de' || lemma === 'ye') return withEndings(`${base}i`, endings.slice(1))
    return keepsVowel ? withEndings(lemma, endings.slice(1)) : withEndings(base, endings)
  }
  const spoken = endings.replace(/^R/, aoristOf(lemma))
  if ((lemma === 'de' || lemma === 'ye') && spoken.startsWith('(y)'))
    return withEndings(`${lemma[0]}i`, spoken)
  const form = withEndings(lemma, spoken)
  return vowels.includes(form[lemma.length] ?? '') ? form.replace(lemma, changed) : form
}

function aoristOf(lemma: string): string {
  if (endsInVowel(lemma)) return 'r'
  const syllables = lemma.match(/[aeıioöuü]/g)?.length ?? 0
  return syllables > 1 || aoristInI.has(lemma) ? 'Ir' : 'Ar'
}

const words = (list: string): string[] => list.trim().split(/\s+/)

export const knownNouns = words(`
ev okul kitap/kitab ağaç/ağac renk/reng ışık/ışığ çocuk/çocuğ kanat/kanad şehir/şehr ağız/ağz akıl/akl oğul/oğl isim/ism beyin/beyn
burun/burn omuz/omz gönül/gönl hak/hakk his/hiss oda adam aile kadın deniz kalem insan zaman akşam kardeş arkadaş altın masa hayat
dünya anne baba gece yazar hasta bilim sanat kapı pencere araba yol göz kulak/kulağ ayak/ayağ el baş saç yüz gün hafta yıl ay
güneş yıldız gökyüzü orman dağ göl köy şarkı müzik/müziğ film roman şiir hikaye öykü yazı dil söz soru cevap/cevab sorun çözüm
düşünce duygu sevgi korku umut/umud mutluluk/mutluluğ sağlık/sağlığ hastane doktor öğretmen öğrenci ders sınav üniversite bilgisayar telefon
internet program yazılım oyun oyuncu takım maç spor futbol yemek/yemeğ çorba ekmek/ekmeğ peynir kahve çay elma kedi köpek/köpeğ kuş
balık/balığ çiçek/çiçeğ toprak/toprağ hava yağmur kar rüzgar istanbul ankara türkiye almanya ayşe mehmet saat' harf' kalp/kalb'
`)

export const knownVerbs = words(`
oku yaz git/gid gel gör bak al ver et/ed yap ol bil bul kal çık gir sev iste bekle oyna söyle anla anlat dinle izle
öğren öğret çalış başla bitir düşün yürü koş uyu uyan kalk otur iç de pişir sat ara sor konuş gül ağla unut hatırla kullan
değiş değiştir geliş geliştir taşı kazan kaybet/kaybed hisset/hissed seç aç kapat kır yık yaşa büyü öl doğ üret tüket paylaş
gönder götür getir tut at çek it sür uç düş dön bırak sakla temizle güzelleş
`)

/** Ordinary words that stand in no list of roots: they show what the rules do by themselves. */
export const unknownNouns = words(`
karanfil tabela menteşe kumbara sürahi tornavida kepçe fıçı sırık/sırığ çekirge kundura semer körük/körüğ çömlek/çömleğ zımba cımbız
pergel hamak/hamağ salyangoz kuluçka rende panjur mazgal testere çuval tırpan heybe sedir tüfek/tüfeğ baston pusula kavanoz
şamandıra palamut mangal teleferik/teleferiğ şemsiye kopça mendirek/mendireğ tarator
`)

export const unknownVerbs = words(`
sars sark burk buruş çömel dürt eşele fışkır gıdıkla haykır irkil kavra kemir kıvran mırıldan oyalan pekiş püskür sendele sızla
silkele şımar törpüle tıka ufala yalpala yutkun zıpla zonkla çiğne devril
`)
