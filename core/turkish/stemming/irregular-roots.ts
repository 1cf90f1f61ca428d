/** Nouns whose last vowel falls before an ending that begins with a vowel: şehir, şehri. */
export const vowelDroppingNouns = `
ağız akıl alın asıl asır azim bağır beniz beyin boyun burun cebir cürüm cisim devir emir fecir fetih fikir göğüs
gönül hacim hapis hazım hüküm hüzün ilim isim izin kabir kadir kahır karın kasıt kavim kayın kayıp kayıt kesir
keşif keyif kısım koyun küfür lütuf metin mühür nabız nakil nehir nefis nesil nesir nutuk oğul omuz ömür özür
rahim resim ritim sabır seyir sihir şahıs şehir şekil şükür tavır ufuk uğur vakıf vakit vasıf zehir zihin zikir
zulüm akis aciz bahis defin nakit hasım hısım hışım meyil misil nezir remiz
`

/** Nouns that double their last letter there: hak, hakkı. */
export const doublingNouns = 'hak his hat sır zıt ret af had zam zan tıp cet rab mahal hac şer şık'

/** Words in p, t, k that soften there; those of several syllables in p and k do so by rule. */
export const softeningWords = `
kap dip cep kalp harp tat dert dört kurt yurt art renk denk gök çok yok cilt git et güt dit tat ait
kanat kağıt bulut umut söğüt armut yoğurt geçit kilit simit vücut mevcut mabet mescit ümit inat kayıt yiğit öğüt evlat şehit
tehdit hudut icat iktisat maksat adet nohut tabut vaat feryat metot periyot akort senet murat ahmet mehmet halit polat hasat
taahhüt fert cömert itikat imdat damat standart bant üstat mucit müteahhit fesat
`

/** Verbs made with -et, which softens (kaybeder), unlike that of causatives (öğretir). */
export const verbsInEt = `
add aff aks azm arz atf bahs bahş cezb devr def emr farz fark feth fesh gasb gasp hacz hall haps hazm hiss hükm kasd katl kayb kayd keşf küfr
mahv meth nakl redd resm rahm sabr sarf seyr şükr terk vad vakf vehm zann zikr zulm
`

/** These are meant where the form cannot tell: donuyor is dön- and not don-, anlar is anla-r and not an-lar. */
export const preferredRoots =
  'dön düş sür anla ağla başla dinle hatırla izle incele sağla besle önle özle atla katla kapla'

/** Before n and m these give way to a shorter root: işini is iş-i-ni rather than ısı-n-ı. */
export const yieldingRoots = 'ısı ayı karı halı koyu'

/** Spellings before a vowel that no rule explains. */
export const irregularSpellings = 'suy=su ney=ne karn=karın koyn=koyun'

/** Indeclinable words: what looks like an ending after them belongs to another word (için, iç-in-de). */
export const indeclinables = `
için gibi ama fakat ancak çünkü ile ve veya ya yahut hem ise bile dahi mi mı mu mü da de ki her daha en pek hiç
nasıl niçin niye acaba belki elbette galiba sanki keşke meğer yani hatta üzere dolayı ötürü rağmen göre karşın
itibaren beri hemen henüz hâlâ yine gene bazen asla mutlaka tabii oysa oysaki halbuki nitekim zira şayet eğer
madem mademki lakin evet böylece bari şuna şunu şunun şunda şundan şunlar şunları geçen resmi mali karın elmas
koyun doğan yaşar eren yılmaz turan sezen döner aslında aslı hani nedir işte hele hadi illa
`

/** Whole forms that no rule explains. */
export const irregularForms = `
bana=ben bende=ben beni=ben benim=ben benden=ben benimle=ben benimki=ben bence=ben sana=sen sende=sen seni=sen senin=sen senden=sen seninle=sen sence=sen
ona=o onu=o onun=o onda=o ondan=o onunla=o onlar=o onlara=o onları=o onların=o onlarda=o onlardan=o onlarla=o onunki=o onca=o
buna=bu bunu=bu bunun=bu bunda=bu bundan=bu bununla=bu bunlar=bu bunlara=bu bunları=bu bunların=bu bunlarda=bu bunlardan=bu bunlarla=bu bunca=bu
hepimiz=hep hepimizin=hep hepsi=hep hepsini=hep hepsinin=hep bizim=biz bize=biz sizin=siz size=siz kimin=kim kime=kim
bugünkü=bugün dünkü=dün yarınki=yarın şimdiki=şimdi sabahki=sabah akşamki=akşam geceki=gece günkü=gün yılki=yıl haftaki=hafta ayki=ay
altında=alt altından=alt altına=alt başında=baş başından=baş başına=baş başını=baş başının=baş boyunca=boy sonunda=son kışın=kış yazın=yaz
`
