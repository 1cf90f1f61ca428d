/** Nouns whose last vowel falls before an ending that begins with a vowel: şehir, şehri. */
export const vowelDroppingNouns = `
ağız akıl alın asıl asır azim bağır beniz beyin boyun burun cebir cürüm cisim çevir devir emir fecir fetih fikir filim göğüs gönül hacim hapis hazım hüküm hüzün ilim isim isyanı izin
kabir kadir kahır karın kasıt kavim kayın kayıp kayıt kesir keşif keyif kısım kıvrım koyun küfür lütuf mahur matem metin mühür nabız nakil nehir nefis nesil nesir nutuk oğul omuz ömür özür rahim resim ritim sabır
satır seyir sihir sınıf şahıs şehir şekil şükür tavır tohum ufuk uğur usul vakıf vakit vasıf zehir zihin zikir zulüm akis aciz bahis cevir defin hasım hısım hışım kabız kutur meyil misil nezir remiz sıkıl
`

/** Nouns that double their last letter there: hak, hakkı. */
export const doublingNouns =
  'hak his hat sır zıt ret af had hal zam zan tıp cet rab mahal muhil red had hac şer şık tam tek kat sem hiss'

/** Words in p, t, k that soften there; those of several syllables in p and k do so by rule. */
export const softeningWords = `
kap dip cep kalp harp tat dert dört kurt yurt art renk denk gök çok yok cilt git et güt dit tat ait
kanat kağıt bulut umut söğüt armut yoğurt geçit kilit simit vücut mevcut mabet mescit ümit inat kayıt yiğit öğüt evlat şehit
tehdit hudut icat iktisat maksat adet nohut tabut vaat feryat metot periyot akort senet murat ahmet mehmet halit polat hasat
`

/** Verbs made with -et, which softens (kaybeder), unlike that of causatives (öğretir). */
export const verbsInEt = `
add aff aks azm arz atf bahs bahş cezb devr def emr farz fark feth fesh gasb gasp hacz hall haps hazm hiss hükm kasd katl kayb kayd keşf küfr
mahv meth nakl redd resm rahm sabr sarf seyr şükr terk vad vakf vehm zann zikr zulm
`

/** These are meant where the form cannot tell: donuyor is dön- and not don-, anlar is anla-r and not an-lar. */
export const preferredRoots = 'dön düş sür köy anla ağla başla dinle hatırla izle'

/** Indeclinable words: what looks like an ending after them belongs to another word (için, iç-in-de). */
export const indeclinables = `
için gibi kadar ama fakat ancak çünkü ile ve veya ya yahut hem ise bile dahi değil mi mı mu mü da de ki her çok daha en pek hiç hep ne nasıl niçin niye acaba belki elbette galiba sanki keşke meğer yani hatta
üzere dolayı ötürü rağmen göre doğru karşın itibaren beri önce sonra şimdi hemen henüz hâlâ artık yine gene bazen sık asla mutlaka tabii oysa oysaki halbuki nitekim zira şayet eğer madem mademki lakin evet hayır böyle şöyle öyle böylece bari
şuna şunu şunun şunda şundan şunlar şunları geçen resmi mali halı ayı karı karın elmas koyu koyun doğan yaşar eren yılmaz turan sezen asya döner
`

/** Whole forms that no rule explains. */
export const irregularForms = `
bana=ben bende=ben beni=ben benim=ben benden=ben benimle=ben benimki=ben bence=ben sana=sen sende=sen seni=sen senin=sen senden=sen seninle=sen sence=sen
ona=o onu=o onun=o onda=o ondan=o onunla=o onlar=o onlara=o onları=o onların=o onlarda=o onlardan=o onlarla=o onunki=o onca=o
buna=bu bunu=bu bunun=bu bunda=bu bundan=bu bununla=bu bunlar=bu bunlara=bu bunları=bu bunların=bu bunlarda=bu bunlardan=bu bunlarla=bu bunca=bu
bizim=biz bize=biz sizin=siz size=siz kimin=kim kime=kim
`
