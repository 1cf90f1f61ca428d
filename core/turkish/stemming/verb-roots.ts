/** Verbs without -mek; those made by voice (görün-, öldür-) stand here where they mean something of their own. */
export const verbRoots = `
abart acık aç ada ağar ağırla ağla ağrı ak aksa aktar al alçal aldan aldat aldır algıla alış alıştır an anımsa
anla anlaş anlat ara araştır arın art artır arttır as aş aşağıla aşıla atla atlat at av avut ayarla ayıkla ayır
ayrıl ayrıştır azal azalt azarla bağdaş bağır bağışla bağla bağlan bak barın barış barıştır bas bastır başar
başla başlat başvur bat batır bay bayıl bayat bekle beklet belirle belirt belir benimse benze benzet besle
beslen bezdir bez beğen bık bırak biç bil bildir bin bindir birik biriktir birleş bit bitir boğ boğul boğuş boşa
boşal boşalt boşan boya boz bozul bozuş böl bölün bölüş buda bul bulaş buldur bulun buluş buluştur bulandır
bunal bur bük bürü bütünleş büyü büyüt çabala çağır çağrıştır çak çal çalış çalıştır çalkala çarp çarpış çarpıt
çat çatış çatla çek çekil çekin çekiş çevir çık çıkar çırp çırpın çimlen çiz çizil çoğal çoğalt çök çöz çözül
çürü çürüt dağıl dağıt dal damıt danış dara daral davran dayan dayanış dayat daya de değ değerlendir değin değiş
değiştir del delir demle dene denetle derle destekle deş didin dik dikil dil dile dilen din dindir dinle dinlen
dinlet diren diret diril dirilt diz dizil doğ doğrul doğrula doğur dokun doku dol dola dolan dolandır dolaş
dolaştır doldur don donat dondur doy doyur dök dökül dön döndür dönüş dönüştür döşe döv dövün dövüş dur durakla
duraksa durdur durul duy duyul duyumsa duyur düş düşle düşün düşündür düşür düzel düzelt düzenle eğ eğil eğit
eğlen eğlendir ek ekle eksil ele eleştir em er eri eriş erit ertele es esin esne et etkile etkilen etkileş evlen
evlendir evril eyle ez ezil fırla fırlat fısılda fokurda geber gecik geciktir geç geçin geçindir geçir geçiş gel
geliş geliştir genişle genişlet ger gerçekleş gerçekleştir gerektir geril gerile getir gevşe gez gezdir gezin
gir giriş git giy giyin giydir gizle gizlen göç göm gönder gör görevlendir görün görüntüle görüş görüştür göster
götür gözetle gözet gözlemle gözük gül güldür gülümse güncelle gürle güt güven harca hatırla hatırlat havla
hazırla hazırlan hoşlan ısın ısır ısıt ısmarla ışılda ışı iç içer içir ilerle ilet ilgilen iliş ilişkilendir in
inan inandır incele incit indir indirge inle irdele iste işit işle işlen işlet it itele ittir izle kaç kaçın
kaçır kal kaldır kalk kalkın kamaş kan kana kandır kanıtla kap kapa kapan kapat kapıl kapla kapsa kar karala
kararlaştır karart karış karıştır karşılaş karşılaştır karşıla kas kasıl kaşı kaşın kat katıl katla katlan kavuş
kavuştur kay kaybol kaydır kaydol kayna kaynat kaynaş kaz kazan kazandır kazı kekele kes kesil kesiş kestir kıl
kımılda kına kıp kır kırıl kırp kısal kısalt kıs kıskan kısıtla kıvır kıvrıl kıy kıyasla kız kızar kızart kok
kokla kolla kon kondur konuş konuştur konuşlan kop kopar kork korkut koru korun koş koşul koştur kov kovala koy
koyul koyver köpür kullan kur kurcala kurtar kurtul kurul kuru kurula kurut kus kuşat kutla kutsa küçül küçült
küçümse küs kükre lanetle mahvol odaklan ol öl oku okut oluş oluştur onar otla otur oturt oy oyna oynat öde
öğren öğret öğüt öksür ölç öldür önemse öner öngör önle öp ör ört öt ötele öv övün özdeşleş özen özendir özle
özümse parla parlat patla patlat paylaş paylaştır pekiştir pırılda piş pişir rastla sağ sağla sakla saklan sal
saldır salgıla sallan salla salın san sap sapla saptır sapta sar sarar sarıl sarsıl sat sav savaş savrul savun
savur say sayıkla saydır seç ser serp seslen seslendir sev sevdir sevin sevindir seviş sez sezdir sık sıkıl
sıkış sıkıştır sığ sığdır sığın sına sırala sırıt sıv sıyır sıyrıl sız sil silkin sin sok sokul sol sor sorgula
soruştur soy soyun soyutla soğu soğut sök sökül sömür sön söndür söv söyle söylen söylet söyleş sula suçla sun
susa sus sustur süpür sür sürdür sürükle sürtün süz süzül şaş şaşır şaşırt şiş şişir tak takıl tamamla tamamlan
tanı tanımla tanın tanış tanıştır tanıt tap tara tart tartış tasarla taşı taşın taş taşır tat tekmele tep ter
tetikle tıkan tıkla tırman tırmala tiksin titre titret tokalaş topla toplan topar toparla tökezle tut tutul
tutun tutuş tutuştur tutukla tüken tüket türe türet tüt tükür uç uçur uğra uğraş uğraştır ula ulaş ulaştır um
umursa unut unuttur usan utan utandır uy uyan uyandır uyar uyarla uydur uygula uyu uyut uyuş uyuştur uza uzan
uzat uzlaş üfle üre üret ürk ürküt üstlen üşen üşü üz üzül varol varsay vazgeç ver veril verdir vur vurul
yadırga yağ yağdır yak yakala yakalan yakış yakıştır yaklaş yaklaştır yala yalvar yan yanaş yanıl yanılt yansı
yansıt yap yapış yapıştır yapılandır yarat yarış yaşa yaşan yaşat yaşlan yasla yaslan yar yat yatır yatış
yavaşla yay yayıl yayımla yayınla yaz yazdır ye yedir yeğle yen yenil yenile yenilen yerleş yerleştir yet yetin
yetiş yetiştir yığ yığıl yık yıka yıkan yıkıl yıl yıpran yıprat yırt yırtıl yitir yit yoğur yokla yol yor yorul
yont yönel yönelt yönet yönlendir yum yumuşa yumuşat yut yuvarla yuvarlan yücel yüklen yükle yüksel yükselt yürü
yürüt yüz yüzleş zayıfla zedele açıkla nitele
`
